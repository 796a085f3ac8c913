/** A title with the occupation it was labelled with, and its ad's description where the file has one. */
export type LabelledTitle = { title: string; occupation: number; description?: string };
