/** What reviewers say, by category of the employer-value proposition, when they liked it and when not. */
export const praise: Readonly<Record<number, readonly string[]>> = {
  155: [
    "Flexible hours that really are flexible",
    "Good tools and a calm place to work",
    "I can work from home when I need to",
  ],
  156: ["Great colleagues who help each other", "My manager listens", "Friendly team from the first day"],
  157: ["Fair pay and a solid pension", "Good health plan", "Bonus was paid every year"],
  158: ["I was promoted after two years", "Plenty of training", "They paid for my certificate"],
  159: ["You can say what you think", "People stand by their values", "Open and honest leadership"],
};

/** The other side of `praise`. */
export const complaint: Readonly<Record<number, readonly string[]>> = {
  155: ["Shifts change at short notice", "Old equipment", "Office days are not negotiable"],
  156: ["Managers come and go", "Not enough people on the team", "Little help for new starters"],
  157: ["Pay is below the market", "Health plan got more expensive", "Overtime is expected and unpaid"],
  158: ["No way up without leaving", "Training budget was cut", "Same tasks for years"],
  159: ["Decisions are made behind closed doors", "Blame is handed down", "Big words, little action"],
};

/** Headlines by overall stars, 1 to 5. */
export const headlines: readonly (readonly string[])[] = [
  ["Would not come back", "Stay away", "A lesson learned"],
  ["Expected more", "Hard to recommend", "Needs work"],
  ["It is alright", "Good and bad days", "Fine for a start"],
  ["A good place to work", "Happy here", "More good than bad"],
  ["Best job I have had", "Highly recommended", "Proud to work here"],
];
