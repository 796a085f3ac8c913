/** An occupation proposed for a job, with how sure the classifier is (0 to 1). */
export type OccupationGuess = { occupation: number; confidence: number };

/** Finds the occupation of a job from its raw title, with its description to decide between near equals. */
export type OccupationClassifier = {
  /** The best guesses, best first, at most `limit`; empty when title and description say nothing of a job. */
  classify(title: string, description?: string, limit?: number): OccupationGuess[];
};
