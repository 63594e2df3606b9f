import { lookUp, type Named } from './import-names'
import type { KnownPerson, PlannedLine } from './import-types'

/** Whom a line names as superior, whether others of the file name its person, and what is wrong with the choice. */
export interface ChosenSuperior {
  superiorId: string
  leads: boolean
  fault?: 'unknown' | 'ambiguous' | 'superiorUnsuitable'
}
type Line = Pick<PlannedLine, 'employeeId' | 'key' | 'fields'>

const namesOf = ({ number, mail, name }: Line['fields']): string[] => [number, mail, name].filter(Boolean)

/**
 * Superiors are people of the company or of the file, by number, address or name, who may approve; nobody stands above oneself. A line
 * that names none keeps whom it has.
 */
export function superiorsOf(
  lines: readonly Line[],
  names: readonly (string | undefined)[],
  people: readonly KnownPerson[],
): ChosenSuperior[] {
  const known = new Map(people.map((each) => [each.employeeId, each]))
  const find = lookUp(choicesOf(lines, people))
  const chosen = lines.map(({ fields }, index): Pick<ChosenSuperior, 'superiorId' | 'fault'> => {
    const name = names[index]
    const found = name === undefined ? [fields.superiorId] : find(name)
    if (found.length === 1) return { superiorId: found[0]! }
    return { superiorId: fields.superiorId, fault: found.length === 0 ? 'unknown' : 'ambiguous' }
  })
  const above = new Map([
    ...people.map(({ employeeId, fields }): [string, string] => [employeeId, fields.superiorId]),
    ...lines.map(({ key }, index): [string, string] => [key, chosen[index]!.superiorId]),
  ])
  const leading = new Set(chosen.map(({ superiorId }) => superiorId))
  return lines.map(({ employeeId, key }, index) => {
    const { superiorId, fault } = chosen[index]!
    const leads = leading.has(key)
    if (fault) return { superiorId, leads, fault }
    const isNew = superiorId !== '' && superiorId !== known.get(employeeId ?? '')?.fields.superiorId
    const approves = known.get(superiorId)?.fields.abilities.includes('approve') ?? true
    const unsuitable = isNew && (!approves || standsAboveItself(key, above))
    return { superiorId, leads, ...(unsuitable && { fault: 'superiorUnsuitable' as const }) }
  })
}

/** People in office and of the file; whoever is both is meant once. */
function choicesOf(lines: readonly Line[], people: readonly KnownPerson[]): Named[] {
  const ofFile = new Set(lines.map(({ key }) => key))
  return [
    ...lines.map(({ key, fields }) => ({ id: key, names: namesOf(fields) })),
    ...people
      .filter(({ employeeId, active }) => active && !ofFile.has(employeeId))
      .map(({ employeeId, fields }) => ({ id: employeeId, names: namesOf(fields) })),
  ]
}

/** Whether the line of superiors comes back to where it began. */
function standsAboveItself(start: string, above: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>()
  for (let at = above.get(start) ?? ''; at !== '' && !passed.has(at); at = above.get(at) ?? '') {
    if (at === start) return true
    passed.add(at)
  }
  return false
}
