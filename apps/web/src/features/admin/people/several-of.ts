import type { ChosenPerson } from '@sojourn/contract/admin/people/person.shapes'

/** As a call takes them: what each was when it was chosen goes along. */
export const severalOf = (people: readonly Pick<ChosenPerson, 'employeeId' | 'version'>[]) => ({
  employeeIds: people.map(({ employeeId }) => employeeId),
  versions: people.map(({ version }) => version),
})
