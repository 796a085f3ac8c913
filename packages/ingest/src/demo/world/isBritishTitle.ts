/** Words of job titles that are used in Britain and countries of its usage, and sound foreign elsewhere. */
const british = [
  /\b(?:Sister|Matron|Midwifery|District Nurse|Community Nurse|Practice Nurse|Bank Nurse|Theatre|Learning Disability)\b/,
  /\b(?:Health Visitor|Locum|Registrar|Clinical Fellow|Specialty Doctor|Associate Specialist|Junior Doctor)\b/,
  /\b(?:Consultant (?:in|Doctor|(?:\w+ ){0,2}\w+(?:ist|eon))|Medicine Consultant|Resident Medical Officer|Physiotherap\w*|Chiropod\w*|Healthcare Assistant)\b/,
  /(?:paed|haem|aem|aesth|oed)[a-z]|\b(?:Carer|Domiciliary|Reablement|Home Care Assistant|Support Worker)\b/i,
  /\b(?:KS\d|Primary School|Primary|Class Teacher|Nursery|Early Years|Head ?teacher|SEN|SENCO|Teaching Assistant|Lecturer)\b/,
  /\b(?:Till|Checkout|Petrol|Shop|Customer Assistant|Customer Advisor|Sales Assistant|Call Handler|Helpline)\b/,
  /\b(?:HGV|LGV|Lorry|Articulated|Tipper|Shunter|Hiab|Tramper|Low Loader|Heavy Goods|Haulage|Car Transporter|Coach Driver)\b/,
  /\b(?:Solicitor|Barrister|Conveyanc\w+|Trade Mark|Legal Executive|Pupil|Advocate)\b/,
  /\b(?:Approved|Improver|Domestic|Fitter|Joiner|Groundworker|Labourer|Tyre|Plasterer|Quantity Surveyor|Gas Engineer)\b/,
  /\b(?:Operative|Porter|Caretaker|Canteen|Catering Assistant|Refuse|Postman|Council|NHS|Band \d|Estate Agent|Lettings?)\b/,
  /\b(?:Chartered|Accounts Assistant|Accounts Clerk|Management Accountant|Company Accountant|Finance Assistant)\b/,
  /Centre|Programme|Organis|Optimis|Jewell|Draught|Dialler|Counsellor|Licence|Defence/,
];

/** Whether a job title is in British usage. */
export function isBritishTitle(title: string): boolean {
  return british.some((words) => words.test(title));
}
