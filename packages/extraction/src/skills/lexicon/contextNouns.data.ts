/** Nouns that no personal ability belongs to when they follow it: "reliable systems", "collaborative culture". */
export const thingNouns = `access ai application backend build calendar chain channel circle cloud code
  collection community company connection connectivity consortium contract conversation culture data delivery department
  deployment design directorate discount employer engineering environment equipment estimate event feedback fleet
  framework function future game group growth hardware health hour hub image infrastructure innovation
  insight interface internet investment leave life link location market measure method mission model
  network office organization outcome output package partner pathway pattern pay pension place plan
  platform portfolio practice pricing process product production program project provider release research
  result roadmap route schedule scheduling score service session software solution source space spending
  stack start startup structure supplier supply system team technology tool transport
  transportation unit vehicle vendor wage web wifi wing workflow working workplace workspace world`;

/** Bodies that bear the name of a field without asking for it: "Department of Psychiatry", "Clinical Research Network". */
export const institutionNouns = `academy agency alliance association authority board building bureau campus centre
  charity clinic club collaborative college commission committee congress conference consortium council department
  directorate division faculty federation foundation fund group hospital hub institute institution
  laboratory library magazine ministry museum network observatory office organisation park school society
  trust union university`;

/** Whose experience is no demand: "the patient experience", "a great customer experience". */
export const experiencerNouns =
  "customer client user patient guest visitor shopper buyer employee member candidate brand";
