"""Stories of people with browsers. A package, so that its one browser ends with its last test and not with the run."""
