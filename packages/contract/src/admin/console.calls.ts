import { Type, type Static } from 'typebox'
import { call } from '../kit/call'
import { LocalDate } from '../kit/local-date'

/** What a company has to do before its people travel, in the order in which it is done. */
export const setUpSteps = [
  'company',
  'people',
  'departments',
  'heads',
  'superiors',
  'policy',
  'approvals',
  'agreement',
  'products',
] as const
export type SetUpStep = (typeof setUpSteps)[number]

export const ConsoleHome = Type.Object({
  today: LocalDate,
  /** In office, of those whom the caller may see; absent for who reads no people, like what of them waits. */
  people: Type.Optional(Type.Integer()),
  departments: Type.Optional(Type.Integer()),
  waiting: Type.Object({
    /** Have not activated their accounts. */
    invited: Type.Integer(),
    /** Have a last day that has not come. */
    leaving: Type.Integer(),
    /** Of these, who still travel after their last day. */
    leavingWithTrips: Type.Integer(),
    departmentsWithoutHead: Type.Integer(),
    /** Nobody decides for them. */
    peopleWithoutSuperior: Type.Integer(),
    /** Proposals of travel policies that the caller may publish or refuse; 0 for who does not read the rules, like the next two. */
    policyProposals: Type.Integer(),
    /** Changed flows that the caller may publish or refuse. */
    flowProposals: Type.Integer(),
    /** Bind nobody today. */
    policiesWithoutPeople: Type.Integer(),
    /** No travel policy binds them. */
    peopleWithoutPolicy: Type.Integer(),
    /** Have a level that nobody fills, of flows that the caller may read. */
    flowsWithoutApprover: Type.Integer(),
    /** Have a document that ends within sixty days, or has ended. */
    endingDocuments: Type.Integer(),
    /** Have a passport that ends within half a year, or has ended. */
    endingPassports: Type.Integer(),
    /** Have submitted what nobody can decide. */
    undecidable: Type.Integer(),
    /** Incidents that are not closed, for who looks after them. */
    openIncidents: Type.Integer(),
    /** Have reached a warning level in their period of today; 0 for who does not read the company. */
    warnedBudgets: Type.Integer(),
    /** Pre-bills that nobody has confirmed; 0 likewise. */
    billsToConfirm: Type.Integer(),
    /** Service agreements that the caller may sign. */
    agreementsToSign: Type.Integer(),
    /** Days that the service agreement has left where they are at most thirty and none follows; 0 otherwise, and for who does not read the company. */
    agreementDaysLeft: Type.Integer(),
  }),
  /** Of the whole company; absent for who sees a part of it. */
  setUp: Type.Optional(
    Type.Array(Type.Object({ step: Type.Unsafe<SetUpStep>({ type: 'string', enum: [...setUpSteps] }), done: Type.Boolean() })),
  ),
})
export type ConsoleHome = Static<typeof ConsoleHome>

export const getConsoleHome = call({
  summary:
    'How the company stands, for whoever has a part of its console: its people, what waits for the caller, and what is left to set up.',
  method: 'GET',
  path: 'api/Manage/GetConsoleHome',
  agents: 'refused',
  clause: 'S2.44',
  response: ConsoleHome,
})
