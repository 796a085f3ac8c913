/**
 * What a phrase says about the skills in its sentence; `ahead` makes a wish of what follows it, `preferred` also of what
 * stands before; `partner` comes before whom one works with, `supervisor` before whose credentials are meant.
 */
export type Cue = "ahead" | "ask" | "partner" | "preferred" | "required" | "supervisor";

/** Phrases that announce skills, or make them a wish or a must, or name those one works with; alternatives parted by `|`. */
export const cues: Readonly<Record<Cue, string>> = {
  ask: `experience|experienced|knowledge|knowledgeable|proficient|proficiency|familiarity|familiar with|understanding of
    |skills|skilled|expertise|expert in|fluent|fluency|command of|background in|trained in|competent|competency
    |competence|literate|literacy|tech stack|our stack|technologies such as|tools such as|tools like|software such as
    |systems such as|ability to|able to|certified|certification|qualified|qualification|degree in|you have|you bring
    |you know|you are|you will|you'll|you've|your role|the role|post holder|postholder|successful candidate
    |successful applicant|responsible for|responsibilities|duties|must have|required|must be|working with|exposure to
    |track record|versed in|mastery|use of|candidate|applicant|grasp of|comfortable with|comfortable in|demonstrable
    |demonstrated|looking for|seeking|training in|passion for|interest in|are you|have you|do you have|opportunity for a
    |opportunity for an|opportunity has arisen|opportunities have arisen`,
  partner: `work closely with|working closely with|works closely with|collaborate with|collaborating with|collaborates with
    |collaboration with|collaborate closely with|collaborating closely with|collaborate cross-functionally with|partner with
    |partnering with|partners with|partner closely with|partnering closely with|coordinate with|coordinating with
    |collaborate across|collaborating across|liaise with|liaising with|liaison with|interact with|interacting with|interface with|interfacing with|alongside
    |work with teams|teams like|teams such as|teams including|stakeholders including|stakeholders such as|reports to
    |reporting to|report to|report directly to|reporting into|work cross-functionally with|working cross-functionally with
    |join our team of|team of|support from`,
  ahead: `ideally|preferably|desirably`,
  preferred: `preferred|preferable|prefer|nice to have|nice to haves|good to have|great to have|a plus|big plus
    |huge plus|strong plus|a bonus|bonus points|desirable|desired|an advantage|advantageous
    |be beneficial|is beneficial|are beneficial|highly beneficial|an asset|helpful|is optional|don't require
    |do not require|would be great|would be ideal|not required|not essential|not mandatory|is welcome
    |additional advantage|added bonus|pluses|plus if|even better|not necessary|is useful|would be useful|definite plus`,
  required: `required|requires|must|essential|mandatory|minimum|necessary|need to have|at least|prerequisite|non negotiable
    |you have|you need`,
  supervisor: `under the supervision of|under supervision of|under supervision from|under the direct supervision of
    |under the clinical supervision of|supervised by|supervising|under the guidance of|under the direction of|delegated by|overseen by|developed by|designed by|prescribed by
    |work with our|working with our`,
};
