/** Words of job titles that are used in Britain and countries of its usage, and sound foreign elsewhere. */
const british = [
  /\b(?:Sister|Matron|Midwifery|District Nurse|Community Nurse|Practice Nurse|Bank Nurse|Theatre|Learning Disability|Macmillan|CAMHS|Ward)\b/,
  /\b(?:Health Visitor|Locum|Registrar|Clinical Fellow|Specialty Doctor|Associate Specialist|Junior Doctor|GP|General Practitioner)\b/,
  /\b(?:Consultant (?:in|Doctor|(?:\w+ ){0,2}\w+(?:ist|eon|ian))|Medicine Consultant|Resident Medical Officer|Physiotherap\w*|Chiropod\w*|Healthcare Assistant)\b/,
  /\b(?:Radiographer|Speech and Language|Dysphagia|Nursing A(?:uxiliary|ssociate)|Enrolled Nurse|(?:Dental|Veterinary|Orthodontic|Research|Recovery|Rapid Response|High Dependency|Specialist) Nurse|Clinical Coder|Substance Misuse|Emergency Care|Operating Department|Scrub Practitioner|Respiratory Practitioner|Advanced Clinical Practitioner|Physician Associate|Aseptic|Medicines|Medical Scientist|Associate Dentist|Wellbeing|Physiologist|Outreach)\b/,
  /(?:paed|haem|aem|aesth|oed)[a-z]|\b(?:Carer|Domiciliary|Reablement|Home Care Assistant|Support Worker|Care Home|Care Worker|Residential Care|Case Worker|Personal Assistant \(care\)|Healthcare Worker|Complex Care|Enabler|Creche|Childminder|Playworker|Play Leader|Soft Play)\b/i,
  /\b(?:KS\d|Primary School|Primary|Class Teacher|Nursery|Early Years|Head ?teacher|SEN|SENCO|Teaching Assistant|Lecturer|Secondary School|Supply Teacher|Relief Teacher|Cover Supervisor|Head of Year|Principal School|Maths|Reception Teacher|Special Educational Needs|Examinations|Design and Technology|English Language and Literature|Religious Education|After School Club)\b/,
  /\(primary\)|\b(?:Physical Education Teacher \(primary\)|School (?:Site|Business) Manager|School (?:Cleaner|Kitchen|Secretary))\b/,
  /\b(?:Till|Checkout|Petrol|Forecourt|Shop|Shopfitter|Call Handler|Helpline|Showroom|Car Sales Executive|Fishmonger|Shelf Stacker|Stock (?:Handler|Controller)|Goods|Trade Counter|Supermarket|FMCG|Media Sales Executive|Field Merchandiser|New Homes|Online Shopping|Fragrance Consultant)\b/,
  /\b(?:HGV|LGV|Lorry|Articulated|Tipper|Shunter|Hiab|Tramper|Low Loader|Heavy Goods|Haulage|Car Transporter|Coach Driver|Minibus|Reach Truck|Counterbalance|VNA|Telehandler|Gritter|Dumper|Loading Shovel|Tonne|Driver's Mate|Mixer Driver|Depot|Transport (?:Manager|Planner|Supervisor)|Executive Driver|Removals|Parcel Delivery)\b/,
  /\b(?:Solicitor|Barrister|Conveyanc\w+|Trade Mark|Legal Executive|Pupil|Advocate)\b/,
  /\b(?:Approved|Improver|Domestic|Fitter|Joiner|Groundwork\w*|Labourer|Tyre|Plasterer|Quantity Surveyor|Gas Engineer|Heating Engineer|Refrigeration Engineer|Forklift Engineer|Shuttering|Dryliner|Cladder|Panel Beater|Electrician's Mate|Plumber's Mate|Vehicle (?:Technician|Body)|Valeter|MOT|Site Agent|Steel Erector|Overlocker|Sewing Machinist|Linesperson|Charge ?hand|Building Services|Multi (?:Skilled|Trade)|Highways)\b/,
  /\b(?:Operative|Porter|Caretaker|Canteen|Catering|Refuse|Postman|Council|NHS|Band \d|Estate Agent|Lettings?|Estates?|Pub|Commis|Chef de|Demi Chef|Pot Washer|Glass Collector|Front of House|Door Supervisor|Close Protection|Office Junior|Greenkeeper|Air Steward|Kennel|Relief Chef|Bar Team|Concession|Handyperson|Warehouse Person)\b/,
  /\b(?:Chartered|Accounts (?:Assistant|Clerk|Administrator|Senior)|Management Accountant|Company Accountant|Finance (?:Assistant|Administrator|Clerk)|Assistant Accountant|Personal Tax|Audit (?:Clerk|Senior)|Group Accountant|Paraplanner|Financial Adviser|Claims Handler|Loss Adjuster|Bank Cashier|Pensions|Recruitment|Resourcing|Social Work Assistant|Careers Adviser|Educational Psychologist)\b/,
  /\b(?:Police Community|Prison|Custody|Border Force|Neighbourhood|Retained Firefighter|Commissioning (?:Officer|Manager)|Tax Inspector|Equality|Mortuary|Fire Station|Block Manager|Hire Desk|CCTV|Policy and Planning|Architectural Technologist|Part 2|Probation Service|Charity|Trade Union|Civilian)\b/,
  /\b(?:Apprentice|Administration (?:Clerk|Supervisor|Team Leader|Manager|Apprentice)|Business Support|Project Support|Switchboard|PA to|Clerical)\b|^Administrator$/,
  /\b(?:Project|IT|Training|Finance|HR|Legal|Marketing|Communications|Information|Administrative|Records|Benefits|Budget|Procurement|Customer Relations|Fundraising|Student Support|Engagement|Liaison|Revenue|Sustainability|Veterinary|Dental|Compliance Monitoring) Officer\b/,
  /\b(?:Customer Service|Retail|Parts|Insurance|HR|Mortgage|Health and Safety|Employee Relations|Contact) Advis[eo]r\b|Adviser\b/,
  /Centre|Programme|Organis|Optimis|Jewell|Draught|Dialler|Counsellor|Licence|Defence|Colour|Moulding|Modeller|\bCafe\b/,
];

/** Titles of assistants that the United States use; other assistants are British. */
const assistants =
  /\b(?:Administrative|Medical|Nursing|Office|Legal|Executive|Personal Care|Physician|Therapist|Therapy|Dental|Personal|Surgical|Research|Veterinary|Patient Care|Ophthalmic|Virtual|Library|Orthodontic|Marketing|Project|Anesthesiologist|Occupational Therapy|Dermatology Physician|Laboratory|Administrative Services) Assistant$/;

/** Whether a job title is in British usage. */
export function isBritishTitle(title: string): boolean {
  if (
    / Assistant\b/.test(title) &&
    !assistants.test(title) &&
    !/Assistant (?:\w+ )?(?:Manager|Principal|Controller|Buyer|Superintendent|Professor|Coach|Bookkeeper)/.test(
      title,
    )
  )
    return true;
  return british.some((words) => words.test(title));
}
