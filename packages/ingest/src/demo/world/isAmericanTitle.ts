/** Words of job titles that are used in the United States, and sound foreign in Britain and countries of its usage. */
const american = [
  /\b(?:RN|LPN|LVN|CNA|CDL|CPA|DON|EMT)\b|\bLicensed (?:Practical|Vocational)\b/,
  /\b(?:Home Health|Hospice Aide|\w* ?Aide|Direct Support Professional|Patient Care Technician|Behavior\w*|Personal Care Assistant|Companion Caregiver|Travel (?:Nurse|Physical))\b/,
  /\b(?:Nursing Assistant|Medical Assistant|Medical Office|Emergency Medical Technician|Physical Therap\w+|Speech-Language|Respiratory Therapist|Radiologic|Ultrasound Technician|Surgical Technolog\w+|Nurse Anesthetist|Physician\b(?! Associate)|Medical Biller|Medical Coding|Hospitalist|Registered Respiratory|Psychiatric Technician|Athletic Trainer|Acute Care Nurse|Nurse Informaticist)/,
  /(?:nesthes|rthoped|Pediatr|ynecolog|Hematolog|Fulfillment|Center|Counselor|\bTire\b|Color|\bLabor\b|Program\b|Optimiz|Jewelry|License)/,
  /\b(?:Elementary|Kindergarten|Middle School|High School|(?:First|Second|Third|Fourth|Fifth|Sixth) Grade|Pre-K|Preschool|Head Start|Math Teacher|Math|Paraprofessional|Special Education|Assistant Principal|Social Studies|Substitute|Dean of Students|Bus Monitor|Daycare)\b|\(high school\)|\(elementary\)/,
  /\b(?:Truck Driver|Tractor Trailer|Long Haul|Regional Truck|Dump Truck|Garbage|Mail Carrier|Mail Sorter|Postal Clerk|Package Handler|Dock Worker|Freight Handler|Material Handler|Order Filler|Stocker|Truck Mechanic|Diesel Mechanic|Transit Operator|Warehouse Associate)\b/,
  /\b(?:Sales Associate|Store Associate|Retail Associate|Front End|Bagger|Toll Collector|Cafeteria|Busser|Drive Thru|(?:Restaurant|Cocktail|Banquet|Food|Ice Cream) Server|Line Cook|Fry Cook|Short Order|Grill Cook|Prep Cook|Janitor|Custodian|Custodial|Groundskeeper|Dining Room Attendant|Sandwich Artist|Valet|Bank Teller|Parts Counter Person)\b/,
  /\b(?:Attorney|Realtor|Real Estate|Leasing|Apartment|Claims (?:Adjuster|Examiner)|Loan Officer|Loan Originator|Staff Accountant|Accounting Manager|Assistant Controller|Bank Examiner|Tax Preparer|Paralegal Specialist)\b/,
  /\b(?:Sheriff|Deputy Sheriff|State Trooper|Detention Officer|Jailer|Correctional|Wildland|City Manager|County|Superintendent|Customs and Border Protection)\b|Sheriff's/,
  /\b(?:Concrete Finisher|Cement Mason|Mechanic's Helper|Helper|Finish Carpenter|Framer|Lineworker|HVAC Mechanic|Pipe ?layer|Drafter|Sheet Metal Worker|Journeyman|Iron Worker|Backhoe|Heavy Equipment)\b/,
  /\b(?:Cosmetologist|Veterinary (?:Technician|Assistant)|Lawn Care|Vacation|Administrative Assistant|Information Technology Specialist|District Manager|Outside Sales|Manufacturer's Representative)\b/,
];

/** Whether a job title is in the usage of the United States. */
export function isAmericanTitle(title: string): boolean {
  return american.some((words) => words.test(title));
}
