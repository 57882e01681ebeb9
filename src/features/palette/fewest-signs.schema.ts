/** Fewer signs fit nearly every name, so nobody looks for them. The shell of the desk reads it without the schemas. */
export const fewestSigns = 2;
