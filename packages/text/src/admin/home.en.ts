import type { text as source } from './home.zh-CN'

export const text: typeof source = {
  title: 'Overview',
  people: 'People',
  departments: 'Departments',
  waiting: 'To do',
  nothingWaits: 'Nothing waits for you.',
  lines: {
    openIncidents: (p) => (p.count === 1 ? '1 incident is open' : `${p.count} incidents are open`),
    undecidable: (p) =>
      p.count === 1 ? 'What 1 person submitted cannot be decided' : `What ${p.count} people submitted cannot be decided`,
    endingPassports: (p) =>
      p.count === 1
        ? '1 person has a passport that has expired or expires within 6 months'
        : `${p.count} people have passports that have expired or expire within 6 months`,
    invited: (p) =>
      p.count === 1 ? '1 person has not activated the account' : `${p.count} people have not activated their accounts`,
    leaving: (p) =>
      (p.count === 1 ? '1 person is leaving' : `${p.count} people are leaving`) +
      (p.withTrips > 0 ? `, ${p.withTrips} with travel after the last day` : ''),
    departmentsWithoutHead: (p) => (p.count === 1 ? '1 department has no head' : `${p.count} departments have no head`),
    peopleWithoutSuperior: (p) => (p.count === 1 ? '1 person has no superior' : `${p.count} people have no superior`),
    policyProposals: (p) =>
      p.count === 1 ? '1 change of a travel policy waits for you' : `${p.count} changes of travel policies wait for you`,
    flowProposals: (p) =>
      p.count === 1 ? '1 change of the approval flows waits for you' : `${p.count} changes of the approval flows wait for you`,
    agreementsToSign: () => 'A service agreement waits to be signed',
    agreementDaysLeft: (p) =>
      p.count === 1 ? 'Today is the last day of the service agreement' : `The service agreement ends in ${p.count} days`,
    peopleWithoutPolicy: (p) => (p.count === 1 ? '1 person has no travel policy' : `${p.count} people have no travel policy`),
    warnedBudgets: (p) => `${p.count} ${p.count === 1 ? 'budget has' : 'budgets have'} reached a warning level`,
    billsToConfirm: (p) => (p.count === 1 ? '1 bill waits to be confirmed' : `${p.count} bills wait to be confirmed`),
    policiesWithoutPeople: (p) =>
      p.count === 1 ? '1 travel policy applies to nobody' : `${p.count} travel policies apply to nobody`,
    flowsWithoutApprover: (p) =>
      p.count === 1
        ? '1 approval flow has a level that nobody fills'
        : `${p.count} approval flows have a level that nobody fills`,
    endingDocuments: (p) =>
      p.count === 1
        ? '1 person has a document that has expired or expires within 60 days'
        : `${p.count} people have documents that have expired or expire within 60 days`,
  },
  why: {
    openIncidents: 'Please get hold of those who have not answered',
    undecidable: 'Their approvers have left or may not approve: name a substitute, or give the right back',
    endingPassports: 'Most countries ask for six more months of validity',
    invited: 'They can sign in and book once they have; invitations can be sent again',
    leaving: 'Please check travel and what is handed on before the last day',
    departmentsWithoutHead: 'Nobody approves for their people without a superior',
    peopleWithoutSuperior: 'Nobody decides on what they submit',
    policyProposals: 'It is published once you confirm it',
    flowProposals: 'They are published once you confirm them',
    agreementsToSign: 'Once signed, business travel goes by its period and credit',
    agreementDaysLeft: 'Nobody books business travel after it ends: please ask the agency for another',
    peopleWithoutPolicy: 'Nothing limits what they book, and they are shown no standard',
    warnedBudgets: 'See what moved them, or adjust them',
    billsToConfirm: 'Check the lines, then confirm; after the deadline it confirms itself',
    policiesWithoutPeople: 'Please change whom they are for, or end them',
    flowsWithoutApprover: 'Administrators step in until somebody else is named',
    endingDocuments: 'Please remind them to update it under Profile',
  },
  look: 'Show',
  spend: 'Spend this month',
  spendDays: (p) => `${p.from} – ${p.to}`,
  monthBudget: (p) => `Budget of this month ${p.amount} (shared out by days), ${p.spent} spent`,
  budgetsCounted: (p) => {
    const more = p.count - p.names.length
    const counted = more > 0 ? `${p.names.join('; ')} and ${more} more` : p.names.join('; ')
    return `Sum of budgets (${p.object.toLowerCase()}): ${counted}`
  },
  budgetUsed: (p) => `${p.percent}% of this month’s budget spent`,
  spendWhat: 'Business orders paid by the company, by day of ticketing or confirmation, less refunds.',
  lastYear: (p) => `Same days last year ${p.amount}`,
  noLastYear: 'Nothing on the same days last year',
  more: (p) => `${p.percent}% more than last year`,
  less: (p) => `${p.percent}% less than last year`,
  same: 'As much as last year',
  product: 'Product',
  thisMonth: 'This month',
  before: 'Last year',
  noSpend: 'Nothing has been spent this month.',
  orders: 'Show orders',
  budgets: 'Budgets',
  budgetsFine: 'No budget has reached a warning level.',
  allBudgets: 'See all budgets',
  budgetLeft: (p) => `${p.left} available`,
  today: 'Where people are today',
  nobodyAway: 'Nobody travels today.',
  cityPeople: (p) => (p.count === 1 ? '1 person' : `${p.count} people`),
  allPlaces: 'Show names',
  moreCities: (p) => (p.count === 1 ? '1 more city' : `${p.count} more cities`),
  setUp: 'Getting started',
  progress: (p) => `${p.done} of ${p.all} done`,
  done: 'Done',
  toDo: 'To do',
  steps: {
    company: {
      name: 'Check the company’s details',
      why: 'Its name and service telephone show on the pages of your people.',
      go: 'Look at the details',
    },
    people: { name: 'Add people', why: 'They are invited and can book once their accounts are activated.', go: 'Add people' },
    departments: {
      name: 'Set up departments',
      why: 'Departments decide travel standards, approvals and costs.',
      go: 'Add departments',
    },
    heads: { name: 'Name heads of departments', why: 'They approve for people without a superior.', go: 'Name heads' },
    superiors: { name: 'Name superiors', why: 'Approvals go to the superior.', go: 'Name superiors' },
    policy: {
      name: 'Publish your travel policy',
      why: 'Bookings are judged by it, and go to approval where it says so.',
      go: 'Set it up',
    },
    approvals: { name: 'Set up approvals', why: 'They say what needs approval, and whose.', go: 'Set up flows' },
    agreement: {
      name: 'Sign the service agreement',
      why: 'Business travel can be booked once it is in force.',
      go: 'Ask for it',
    },
    products: {
      name: 'Open products',
      why: 'Beside domestic flights, hotels and trains can be opened.',
      go: 'Open products',
    },
  },
}
