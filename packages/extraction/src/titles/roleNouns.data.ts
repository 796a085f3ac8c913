/** Words that name a person by what they do, singular: a title's head is one of them. */
export const roleNouns: ReadonlySet<string> = new Set(
  `agent worker rn rmn rgn rnld hca cna lpn sdr bdr ae swe sdet hrbp abstractor accountant actor actress actuary acupuncturist adjudicator adjuster administrator advisor adviser advocate
aide allergist ambassador anaesthetist analyst anchor anesthesiologist anesthetist animator announcer anthropologist
appraiser apprentice arborist archaeologist architect archivist arranger artist assembler assessor assistant associate
astronomer athlete attendant attorney auctioneer audiologist auditor author baker bailiff banker barber barista bartender
bellhop biller binder biochemist biologist biostatistician blaster blacksmith boilermaker bookkeeper bookbinder botanist
brewer bricklayer brickmason broker builder busser butcher buyer cabinetmaker captain cardiologist caregiver caretaker
carer carpenter carrier cartographer cartoonist caseworker cashier caterer ceo cfo chairman chambermaid champion chaplain
chauffeur checker chef chemist chief chiropodist chiropractor choreographer cio ciso claims cleaner clergy clerk climber
clinician coach coder collector colorist columnist commander commissioner companion composer compositor concierge conductor
conservator constable consultant contractor controller coo cook coordinator copilot copyeditor copywriter coroner
correspondent cosmetologist counsel counsellor counselor courier craftsman craftsperson crew crewmember critic cro
croupier cto curator custodian cutter dancer dealer dean decorator dentist dermatologist designer detective
developer dietician dietitian director dishwasher dispatcher distributor diver doctor doorman drafter draftsman draughtsman
dresser driller driver drywaller ecologist economist editor educator electrician electrologist embalmer embryologist
endocrinologist endodontist engineer engraver entertainer entrepreneur epidemiologist ergonomist escort esthetician
estimator evaluator examiner executive fellow expeditor expert exterminator fabricator facilitator facialist faller farmer
farmworker feller finisher firefighter fisher fisherman fitter florist foreman forester forger forklift founder
framer fundraiser gardener gastroenterologist generalist geneticist geographer geologist geophysicist geoscientist
glazier governess gp grader grinder groomer groundskeeper groundsman grower guard guide gynaecologist gynecologist
gynecologist haematologist hairdresser hairstylist hand handler handyman handyperson harvester head headteacher helper
hematologist herder histologist histopathologist historian host hostess housekeeper housekeeping housewife hydrologist
hygienist illustrator immunologist inspector installer instructor insulator intensivist intern internist interpreter
interviewer investigator investor ironworker jailer janitor jeweler joiner journalist journeyman judge keeper
labeler laborer labourer landman landscaper laundress lawyer layer lead leader lecturer librarian lifeguard lineman linesman
linguist linotypist liaison loader locksmith logger logistician longshoreman machinist magistrate maid mailer maintainer
maker manager manicurist marketer marshal mason masseur masseuse mate mathematician matron mayor mechanic mediator medic member
merchandiser merchant messenger metallurgist meteorologist microbiologist midwife milkman miller millwright miner minister
mixer model modeler modeller molder moulder monitor mortician mover musician nanny naturalist naturopath navigator
negotiator neonatologist nephrologist neurologist neuropsychologist neurosurgeon newscaster notary novelist nurse nurseryman
nutritionist obstetrician odp officer oncologist operative operator ophthalmologist optician optometrist orderly ornithologist
orthodontist orthopist orthoptist orthotist osteopath owner packager packer paediatrician painter paleontologist
paperhanger paralegal paramedic paraprofessional partner pastor pathologist patrol patternmaker paver pediatrician pedicurist pedorthist
performer perfusionist periodontist pharmacist pharmacologist phlebotomist photographer photojournalist physician physicist
physiologist physio physiotherapist picker pilot pipefitter pipelayer planner plasterer plumber podiatrist poet police
policeman polisher politician porter postman postmaster potter practitioner preacher preparer presenter presser
priest principal printer processor procurer producer professional professor programmer projectionist promoter proofreader prosecutor
prosthetist prosthodontist provost psychiatrist psychoanalyst psychologist psychometrist psychotherapist publicist publisher pulmonologist
purchaser purser quiltmaker rabbi radiographer radiologist radiotherapist rancher ranger realtor receiver receptionist recruiter referee
registrar relations rep repairer repairman reporter representative researcher resident responder restorer retailer reviewer rheumatologist rigger
roaster roofer roustabout sailor salesman salesperson saleswoman sander sawyer scheduler scholar schoolteacher scientist
scorer screener scribe scrutineer sculptor seaman seamstress secretary seller sergeant server setter sewer sexton shampooer
sheriff shoemaker shopper signwriter singer sister solicitor solderer soldier sommelier sonographer sourcer specialist
splicer sponsor spotter statistician steamfitter stenographer steward stewardess stitcher stocker stockbroker stonemason storekeeper
storeman storeperson storyteller strategist stringer mammographer stylist substitute superintendent superviser supervisor surgeon surveyor sweeper
systems tailor talent tanner taper tattooist taxidermist teacher technician technologist telemarketer teller tender tester
therapist tiler toolmaker toxicologist trader trainee trainer transcriber transcriptionist translator trapper treasurer trimmer
trooper tuner tutor typesetter typist umpire underwriter upholsterer urologist usher valet vet veterinarian vicar
videographer virologist visitor vp waiter waitress warden warehouseman warehouser washer watchmaker waxer weaver weigher
welder weldor wirer worker wrangler wrapper writer yardman zoologist`.split(/\s+/),
);
