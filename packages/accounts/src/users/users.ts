import { asc, eq } from "drizzle-orm";
import { AccountsError } from "../AccountsError.ts";
import type { Database } from "../database/Database.ts";
import { isText } from "../database/isText.ts";
import { userPages, users } from "../database/schema.ts";
import { refuseDemonstration } from "../demo/refuseDemonstration.ts";
import { takeNamesOut } from "../removal/takeNamesOut.ts";
import { noProducts, type ProductFlags } from "./ProductFlags.ts";
import { isPermissionLevel, pages } from "./pages.data.ts";
import { hashPassword, passwordMatches } from "./passwords.ts";
import type { UserStates } from "./userStates.ts";

/** A person without the password. */
export type User = Omit<typeof users.$inferSelect, "passwordHash">;

/** What a new person is made from. Without a subject the email is one; without a password the embedded provider lets nobody in. */
export type NewUser = {
  organisationId: string;
  email: string;
  firstName: string;
  lastName: string;
  subject?: string;
  password?: string;
  admin?: boolean;
  active?: boolean;
  flags?: Partial<ProductFlags>;
  pages?: { pageId: number; levelId: number }[];
  newsletterOptIn?: boolean;
  productUpdatesOptIn?: boolean;
  marketingOptIn?: boolean;
  personaId?: number;
  responsibilityIds?: number[];
};

/** What operators may change of a person. */
export type UserChanges = Partial<Pick<NewUser, "email" | "firstName" | "lastName" | "admin" | "flags">>;

/** People, for operators and for the sign-in of the embedded provider. */
export type Users = {
  /** Adds one; `invalidInput` when the email or subject is taken, or a page or level unknown. */
  add(user: NewUser): Promise<User>;
  /** By id, subject or email; `notFound` when there is none. */
  get(idOrName: number | string): Promise<User>;
  /** The person the identity provider calls by this subject, or null. */
  bySubject(subject: string): Promise<User | null>;
  /** All, or those of one organisation, by email. */
  list(organisationId?: string): Promise<User[]>;
  /** The person of this email and password, or null; an unknown email takes as long as a wrong password. */
  authenticate(email: string, password: string): Promise<User | null>;
  /** A new password ends every sign-in with the old one. */
  setPassword(userId: number, password: string): Promise<void>;
  /** Ends every sign-in of the person until now, the console's token included. */
  signOut(userId: number): Promise<User>;
  setActive(userId: number, active: boolean): Promise<User>;
  /**
   * Changes what is given; of the flags those that are given. Holds from the person's next call on. With another email
   * the audit log says the number where it named the old one, and sign-ins under it are over; without a password here
   * those under the new one are another provider's, and stay good. `invalidInput` for one that is taken.
   */
  change(userId: number, changes: UserChanges): Promise<User>;
};

const shortestPassword = 12;

/** People in this store; changes made here hold for this process's calls from now on. */
export function createUsers(
  database: Database,
  { states, clock }: { states: UserStates; clock: () => number },
): Users {
  const bySubject = async (subject: string) => {
    const [row] = await database.select().from(users).where(eq(users.subject, subject));
    return row ?? null;
  };
  const byEmail = async (email: string) => {
    if (!isText(email)) return null;
    const [row] = await database.select().from(users).where(eq(users.email, email.trim().toLowerCase()));
    return row ?? null;
  };
  const byId = async (id: number) => {
    const [row] = await database.select().from(users).where(eq(users.id, id));
    return row ?? null;
  };
  const find = async (idOrName: number | string) => {
    const found =
      typeof idOrName === "number"
        ? await byId(idOrName)
        : ((await bySubject(idOrName)) ?? (await byEmail(idOrName)));
    if (!found) throw new AccountsError("notFound", `There is no user ${idOrName}.`);
    return found;
  };
  const get = async (idOrName: number | string) => withoutPassword(await find(idOrName));

  return {
    async add({ password, pages: granted = [], flags, email, subject, ...rest }) {
      const address = addressOf(email);
      if ((await byEmail(address)) || (await bySubject(subject ?? address))) {
        throw new AccountsError("invalidInput", `A user ${subject ?? address} exists.`);
      }
      for (const { pageId, levelId } of granted) checkPage(pageId, levelId);
      const passwordHash = password === undefined ? null : await hashPassword(checked(password));
      return database.transaction(async (transaction) => {
        const [row] = await transaction
          .insert(users)
          .values({
            ...rest,
            email: address,
            subject: subject ?? address,
            passwordHash,
            // Who had this address before was another account, and their sign-ins are not this one's.
            signInsFrom: passwordHash === null ? null : new Date(clock()),
            flags: { ...noProducts, ...flags },
          })
          .returning();
        if (!row) throw new Error("the new user was not returned");
        const rows = granted.map((page) => ({ userId: row.id, ...page }));
        if (rows.length > 0) await transaction.insert(userPages).values(rows);
        return withoutPassword(row);
      });
    },
    get,
    async bySubject(subject) {
      const row = await bySubject(subject);
      return row && withoutPassword(row);
    },
    async list(organisationId) {
      const rows = await database
        .select()
        .from(users)
        .where(organisationId === undefined ? undefined : eq(users.organisationId, organisationId))
        .orderBy(asc(users.email));
      return rows.map(withoutPassword);
    },
    async authenticate(email, password) {
      const row = await byEmail(email);
      const matches = await passwordMatches(password, row?.passwordHash ?? null);
      return row && matches ? withoutPassword(row) : null;
    },
    async setPassword(userId, password) {
      const passwordHash = await hashPassword(checked(password));
      await database
        .update(users)
        .set({ passwordHash, signInsFrom: new Date(clock()) })
        .where(eq(users.id, userId));
      states.forget();
    },
    async signOut(userId) {
      await database
        .update(users)
        .set({ signInsFrom: new Date(clock()) })
        .where(eq(users.id, userId));
      states.forget();
      return get(userId);
    },
    async change(userId, { flags, email, ...changes }) {
      const user = await find(userId);
      const values = { ...changes, flags: { ...user.flags, ...flags } };
      const address = email === undefined ? user.email : addressOf(email);
      const isNew = address !== user.email;
      const subject = user.subject === user.email ? address : user.subject;
      if (isNew) {
        refuseDemonstration(user.email);
        if ((await byEmail(address)) || (await bySubject(address)))
          throw new AccountsError("invalidInput", `A user ${address} exists.`);
      }
      await database.transaction(async (transaction) => {
        await transaction
          .update(users)
          .set({
            ...values,
            ...{ email: address, subject },
            // Who is signed in here by the new one was another account, and their sign-ins are not this one's.
            ...(subject !== user.subject && user.passwordHash !== null && { signInsFrom: new Date(clock()) }),
          })
          .where(eq(users.id, userId));
        if (isNew) await takeNamesOut(transaction, { id: userId, names: [user.email] });
      });
      states.forget();
      return get(userId);
    },
    async setActive(userId, active) {
      await database.update(users).set({ active }).where(eq(users.id, userId));
      states.forget();
      return get(userId);
    },
  };
}

function withoutPassword(row: User & { passwordHash?: string | null }): User {
  const { passwordHash: _, ...user } = row;
  return user;
}

function addressOf(email: string): string {
  const address = email.trim().toLowerCase();
  if (!/^[^\s@]+@[^\s@]+$/.test(address))
    throw new AccountsError("invalidInput", `"${email}" is no email address.`);
  return address;
}

function checked(password: string): string {
  if (password.length < shortestPassword || password.length > 200) {
    throw new AccountsError("invalidInput", `A password has ${shortestPassword} to 200 characters.`);
  }
  return password;
}

function checkPage(pageId: number, levelId: number): void {
  if (!pages.some((page) => page.pageId === pageId)) {
    throw new AccountsError("invalidInput", `There is no page ${pageId}.`);
  }
  if (!isPermissionLevel(levelId)) {
    throw new AccountsError("invalidInput", `There is no permission level ${levelId}; use 2, 3 or 17.`);
  }
}
