import { loadTaxonomy } from "@talent/taxonomy";
import { expect, test } from "vitest";
import { createSkillReader } from "./createSkillReader.ts";

const { skills, credentials } = loadTaxonomy();
const reader = createSkillReader(skills.all, credentials.all);
const found = (text: string) => reader.read(text).skills.map(({ id }) => skills.byId(id)?.name);
const certified = (text: string) => reader.read(text).credentials.map(({ id }) => credentials.byId(id)?.name);

test("an electrician's EMT is a conduit and NEC the code; elsewhere a licence and a contract", () => {
  const electrician = "Requirements\n- Bending EMT conduit\n- Wiring to NEC and local codes";
  expect(certified(electrician)).not.toContain("EMT certification");
  expect(found(electrician)).toContain("National Electrical Code");
  expect(certified("Requirements\n- Current EMT certification or EMT")).toContain("EMT certification");
  expect(found("Requirements\n- Experience of NEC and JCT contracts")).toEqual(
    expect.arrayContaining(["NEC contracts"]),
  );
});

test.each([
  [
    "Maintain the PACS and report images",
    "Physician assistant certification",
    "Licensed NP or PA-C required",
  ],
  ["Join our early intervention team (EIT)", "Engineer in Training", "Civil engineer, EIT preferred"],
  ["We pay for your OSCE exam and visa", "OSCP", "OSCP or OSCE required"],
  [
    "The Patient Advice and Liaison Service (PALS)",
    "Paediatric Advanced Life Support",
    "BLS and PALS required",
  ],
])("%j names no certificate that is spelt alike", (other, credential, own) => {
  expect(certified(`Requirements\n- ${other}`)).not.toContain(credential);
  expect(certified(`Requirements\n- ${own}`)).toContain(credential);
});

test.each([
  ["Calls to our Single Point of Access (SPA)", "Single-page applications", "React and SPA development"],
  ["Equality, diversity and inclusion (EDI)", "Electronic data interchange", "EDI transactions in X12"],
  ["You are a Technical Program Manager (TPM)", "Total productive maintenance", "Lean, 5S and TPM"],
  [
    "Knowledge of CMS guidelines for skilled nursing",
    "Content management systems",
    "WordPress or another CMS",
  ],
  ["Knowledge of CVD risk in patients with diabetes", "Thin film deposition", "CVD and ALD of thin films"],
  ["Experience as an inside sales rep (ISR)", "Intelligence analysis", "ISR for the military"],
  ["PACE programs for the elderly", "Police and Criminal Evidence Act", "Interviews of suspects under PACE"],
  ["Service writing in CDK at a dealership", "AWS CDK", "AWS infrastructure in CDK or Terraform"],
  ["Experience as a CSR in a call center", "Corporate social responsibility", "CSR and ESG reporting"],
  ["QA of packed food, HACCP", "Software quality assurance", "QA of releases, software and bug tracking"],
  ["Direct Support Professional (DSP) experience", "Signal processing", "DSP on FPGA or microcontrollers"],
])("%j names no skill that is spelt alike", (other, skill, own) => {
  expect(found(`Requirements\n- ${other}`)).not.toContain(skill);
  expect(found(`Requirements\n- ${own}`)).toContain(skill);
});

test("CMA and CSCS are those of the field", () => {
  const asks = (line: string) => certified(`Requirements\n- ${line}`);
  expect(asks("CMA or RMA, for rooming patients")).not.toContain("Certified Management Accountant");
  expect(asks("CPA or CMA")).toContain("Certified Management Accountant");
  expect(asks("CSCS or NSCA for strength coaches")).not.toContain("CSCS card");
  expect(asks("Valid CSCS and first aid")).toContain("CSCS card");
  expect(asks("BPSS and CTC")).toEqual(["BPSS", "CTC clearance"]);
});

test.each([
  ["Knowledge of communication protocols, SBAR and SPI", "SPI", "I2C"],
  ["RxJS and Angular", "RxJS", "RxJava"],
  ["Maintenance of CT scanners and x-ray equipment", "X-ray equipment", "Ultrasound machines"],
  ["Use of stretch wrappers", "Pallet wrapping machines", "Overhead hoists"],
  ["Bicycle repair", "Bicycle repair", "Motorcycle repair"],
  ["Aviation law", "Aviation law", "Maritime law"],
  ["Sabre GDS", "Sabre airline systems", "Apollo GDS"],
  ["PSSE and CLO3D", "PSS/E", "PSSE"],
  ["Registered orthotist", "Registered prosthetist/orthotist", "Registered orthoptist"],
  ["dbt Analytics Engineering certification", "dbt Analytics Engineering certification", "DBT certification"],
  ["IRATA Level 2", "IRATA certification", "Swift water rescue certification"],
  ["NVQ Level 3 beauty therapy", "Beauty therapy qualification", "Cosmetology instructor licence"],
  ["CTA qualified", "Chartered Tax Adviser", "LLM in taxation certificate"],
])("%j asks for %s, not for %s", (line, own, other) => {
  const names = [...found(`Requirements\n- ${line}`), ...certified(`Requirements\n- ${line}`)];
  expect(names).toContain(own);
  expect(names).not.toContain(other);
});
