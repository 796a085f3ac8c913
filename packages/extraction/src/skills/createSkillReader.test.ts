import { loadTaxonomy } from "@talent/taxonomy";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createSkillReader } from "./createSkillReader.ts";

const { skills, credentials } = loadTaxonomy();
const reader = createSkillReader(skills.all, credentials.all);
const nameOf = new Map(skills.all.map(({ id, name }) => [id, name]));
const credentialNameOf = new Map(credentials.all.map(({ id, name }) => [id, name]));

const found = (text: string) => reader.read(text).skills.map(({ id }) => nameOf.get(id));
const wishes = (text: string) =>
  reader
    .read(text)
    .skills.filter(({ required }) => !required)
    .map(({ id }) => nameOf.get(id));

test.each([
  ["Experience with Python, C#, C++ and Node.js", ["Python", "C#", "C++", "Node.js"]],
  ["Strong Java/Kotlin skills", ["Java", "Kotlin"]],
  ["We use Go, Rust and Kubernetes for backend services you will own", ["Go", "Rust", "Kubernetes"]],
  ["Proficient in R, SAS and SQL", ["R", "SAS", "SQL"]],
  ["Proficient in Word, Excel and PowerPoint", ["Microsoft Word", "Microsoft Excel", "Microsoft PowerPoint"]],
  ["You will be managing diaries and taking minutes", ["Diary management", "Minute taking"]],
  ["Experience of data modelling and e-mail management", ["Data modelling", "Email management"]],
  ["Knowledge of CI/CD and ISO27001", ["CI/CD", "ISO 27001"]],
  ["Skilled in data cleaning and migration", ["Data cleaning"]],
  ["Experience with JS and React", ["React"]],
  ["Expertise in AWS cloud architecture", ["AWS", "Cloud architecture"]],
  ["Requirements\n- IT support and welding", ["IT support", "Welding"]],
  ["Experience with ASP.NET, asp.net and .NET", ["ASP.NET", ".NET"]],
  ["Experience with the tools of acmehub.net", []],
  ["Experience with EMI and EMC mitigation", ["Electromagnetic compatibility"]],
  ["Experience in a bank, EMI or investment firm", []],
  ["Experience with Microsoft Office skills", ["Microsoft Office"]],
  ["Requirements\n- GCSE Maths or functional skills level 2", []],
  ["Requirements\n- Design of training programmes", ["Learning and development"]],
  ["Requirements\n- Must attend a mandatory training programme", []],
  ["Duties\n- Cleaning\n- Meeting and greeting patients", ["Cleaning", "Patient reception"]],
  ["You will write Go and Rust services on Kubernetes", ["Go", "Rust"]],
  ["Nice to have: eBPF, Rust, Go", ["Go", "Rust"]],
  ["MIG/TIG welder for a fabrication shop, you must read blueprints", ["MIG welding", "TIG welding"]],
  ["You will plan engaging lessons", ["Lesson planning"]],
  ["You will design FPGA SoCs and write VHDL", ["System-on-chip design", "FPGA", "VHDL"]],
  ["Experience working at an early-stage startup", ["Startups"]],
  ["You will use behavior management techniques in the classroom", ["Classroom management"]],
  ["Are you motivated and enthusiastic?", ["Self-motivation", "Enthusiasm"]],
  [
    "An exciting opportunity has arisen for enthusiastic, motivated nurses.",
    ["Enthusiasm", "Self-motivation"],
  ],
  ["Requirements\n- Someone who's curious; a candidate's commitment", ["Curiosity", "Commitment"]],
  ["Experience with Kubernetes, metrics, logging, tracing and alerting", ["Distributed tracing", "Alerting"]],
])("finds the skills of %j", (text, expected) => {
  expect(found(text)).toEqual(expect.arrayContaining(expected));
});

test.each([
  "You will go to market, excel in your role and act on feedback.",
  "Excel at what you do. Go further. Access to training. Reduce costs.",
  "R&D tax credits and C-level executives; grade C and section R.",
  "We will reach out in the spring and respond swiftly; rust never sleeps.",
  "A sous chef who can express themselves, with a slack schedule and a positive outlook.",
  "We are an equal opportunity employer and value Python, Java and SQL regardless of race.",
  "Our initiatives and collaborations; you will build resilient systems and reliable software.",
  "You will work closely with Marketing, Accounting and Data Science.",
  "Join the Department of Psychiatry. Mail recruiting@welding.example or see https://welding.example/python.",
  "The salary is $120,000 CAD. You will receive Python training.",
  "Requirements\nWhat we're not looking for:\n- Python and welding",
  "The trust is committed to safeguarding and promoting the welfare of children and vulnerable adults.",
  "We're hiring for our hiring process, and the hospital is a leading provider of mental health services.",
  "Please visit the SOC and the GP surgery; the theatre showed a play.",
])("finds nothing in %j", (text) => {
  expect(found(text)).toEqual([]);
});

const certified = (text: string) => reader.read(text).credentials.map(({ id }) => credentialNameOf.get(id));

test.each([
  ["Educated to GCSE level including English and Maths", "Applied mathematics"],
  ["The employee assistance programme has free, confidential counselling for you.", "Counselling"],
  ["Experience of a 7 day service is required", "Respite care"],
  ["You will follow the Trust's policies and procedures", "Policy development"],
  ["You will bring architectural design patterns to our software", "Architectural design"],
  ["You have a good knowledge base of acute nursing", "Knowledge base management"],
  ["Requirements\n- A reliable internet connection", "Reliability"],
  ["MIG/TIG welder needed. $24-$30/hr DOE. Must read blueprints", "Design of experiments"],
  ["We seek a teacher with QTS, pay MPS/UPS", "Production planning"],
  ["Applications from CPFT staff: you must have experience", "Certified respiratory therapist"],
  [
    "Elevate the patient experience through a platform that improves business operations.",
    "Operations management",
  ],
  ["You must have excellent communication and stakeholder management skills", "Corporate communications"],
  ["Acme is a hypergrowth startup; you will thrive in our startup environment", "Startups"],
  ["Requirements\n- Open to honest feedback", "Integrity"],
  ["This internship can become a job, reflecting Acme's commitment to you", "Commitment"],
  ["We can offer you a nursery, a pension and advice on childcare", "Childcare"],
  ["You will have access to our training and development programme", "Learning and development"],
  ["Email us throughout the recruitment process, you will be contacted", "Recruitment"],
  ["You will document policies, procedures and testing results", "Software testing"],
  ["Requirements\n- Comfortable building without a large amount of instructions", "Teaching"],
  ["You will manage complex sales: multi-threading, procurement and champions", "Concurrent programming"],
  ["You will do health checks on our robots", "Health screening"],
  ["You will do the repair and maintenance of vehicles", "Building maintenance"],
  ["You will manage customer journeys that nurture leads", "Customer relationship management"],
  ["You will use ABA and behavior management techniques with clients", "Classroom management"],
])("%j does not ask for %s", (text, name) => {
  expect([...found(text), ...certified(text)]).not.toContain(name);
});

test("leaves out benefits and the employer's introduction", () => {
  expect(
    found("About Acme\nAcme builds Kubernetes tooling.\nRequirements\n- SQL\nBenefits\n- Python courses"),
  ).toEqual(["SQL"]);
});

test("tells wishes from musts by section and by sentence", () => {
  expect(wishes("Requirements\n- SQL\n- Python is a plus\nNice to have\n- Docker\n- SQL")).toEqual([
    "Python",
    "Docker",
  ]);
  expect(wishes("Java required, Kotlin preferred.")).toEqual(["Kotlin"]);
});

test.each([
  ["Experience in Java and Docker, ideally with Kotlin", ["Kotlin"]],
  ["Preferably SQL, but Java is required", ["SQL"]],
  ["Java, ideally", ["Java"]],
  ["CRM software (Salesforce preferred) and Java", ["Salesforce"]],
  ["Accounting (ideally in QuickBooks) and Java", ["QuickBooks"]],
  ["Java (preferred)", ["Java"]],
  ["Docker - Python is a plus", ["Python"]],
  ["We do not require Java, and SQL is essential", ["Java"]],
  ["Docker – Python – is a plus", ["Docker", "Python"]],
  ["Negotiation skills that lead to mutually beneficial outcomes", []],
])("a wish speaks of what stands with it: %j", (line, expected) => {
  expect(wishes(`Requirements\n- ${line}`)).toEqual(expected);
});

test("a title says what the job does", () => {
  const named = reader.readTitle("Senior Product Manager").skills.map(({ id }) => nameOf.get(id));
  expect(named).toContain("Product management");
});

test("an everyday word counts in an ad of its field and not in another", () => {
  const engineering = "Design parts in SolidWorks and CAD, FEA and sheet metal. Do the drafting.";
  expect(found(engineering)).toContain("Technical drafting");
  expect(found("Review Python, Java, SQL and Docker code. Do the drafting.")).not.toContain(
    "Technical drafting",
  );
});

test("every skill of a title is required", () => {
  expect(
    reader.readTitle("Senior React Developer").skills.map(({ id, required }) => [nameOf.get(id), required]),
  ).toEqual([["React", true]]);
});

test.each([
  ["You must hold a valid driver’s license", "Driver's licence"],
  ["Registered with the NMC", "NMC registration"],
  ["A Disclosure and Barring Service check will be needed", "DBS check"],
  ["CPA or CFA required", "Certified Public Accountant"],
])("finds the credential of %j", (text, expected) => {
  expect(reader.read(text).credentials.map(({ id }) => credentialNameOf.get(id))).toContain(expected);
});

test("spans lie inside the clean text, in order, and name what they mark", () => {
  const text = "Requirements\n• <b>Kubernetes</b> &amp; Docker";
  const { spans } = reader.read(text);
  expect(spans.map(({ id }) => nameOf.get(id))).toEqual(["Kubernetes", "Docker"]);
  expect(spans.every(({ start, end }) => start < end)).toBe(true);
});

test.each([
  "Experience with React",
  "Experience with Confluence",
  "Requirements:\nExperience with analytics",
  "What you'll do:\nAgile",
])("%j is read alike whatever was read before", (text) => {
  const readings = ["and", "the", "team", "market"].map((word) => {
    reader.read(`${word} `.repeat(1000));
    return reader.read(text);
  });
  expect(new Set(readings.map((reading) => JSON.stringify(reading)))).toHaveLength(1);
});

test("any text whatever is read without an error and the same each time", () => {
  const piece = fc.constantFrom(
    "Java",
    "C++",
    ".NET",
    "<b>",
    "&amp;",
    "🚀",
    "\u0000",
    "and",
    "management of",
    "data",
    ",",
    "/",
    "-",
    "'",
    "\n",
    "R&D",
    "e.g.",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: "binary" })), { maxLength: 80 }), (pieces) => {
      const text = pieces.join(" ");
      expect(reader.read(text)).toEqual(reader.read(text));
    }),
    { numRuns: 500 },
  );
});

test.each([
  "data and ",
  "a",
  "Java ",
  "project and programme ",
  "-",
  ".",
  "C++",
  "R ",
  "preferred ",
  "Go near Rust ",
  "\n",
  "the the ",
  "Requirements\n",
  "Java preferred ",
  "Java required and Python preferred, ",
  "Java (ideally Go) - Rust a plus ",
  "management of ",
  "e.g. ",
  "x".repeat(5000),
  "🚀<b>",
  "\u0000\u200b",
])("time is linear in repetitions of %j", (part) => {
  const text = part.repeat(Math.ceil(800_000 / part.length));
  // Processor time, the least of two: the clock on the wall counts other programs too.
  const time = (length: number) => {
    const piece = text.slice(0, length);
    const times = [1, 2].map(() => {
      const before = process.cpuUsage();
      reader.read(piece);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    return Math.min(...times);
  };
  time(50_000);
  // Sixteen times the text: square time would take 256 times as long.
  expect(time(800_000)).toBeLessThan(Math.max(time(50_000), 5) * 64);
});
