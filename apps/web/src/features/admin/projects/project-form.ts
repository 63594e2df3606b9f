import type { Project } from '@sojourn/contract/admin/company/project.calls'
import type { LocalText } from '@sojourn/contract/kit/language'
import { propertyFieldOf, type EditField, type Saved } from '../../../kit/edit/edit-fields'
import { nobody, type Named } from '../fields/colleague-field'
import { nameFields, noNames, trimmedNames } from '../named/names'

/** A project as it is written; days that are empty set no limit. */
export interface ProjectForm extends LocalText {
  code: string
  owner: Named
  from: string
  to: string
}

export const newProject: Saved<ProjectForm> = {
  version: 0,
  value: { ...noNames, code: '', owner: nobody, from: '', to: '' },
}

export const savedProject = ({ version, names, code, owner, from = '', to = '' }: Project): Saved<ProjectForm> => ({
  version,
  value: { ...names, code, owner: owner ? { id: owner.employeeId, name: owner.name } : nobody, from, to },
})

export const sentProject = ({ owner, from, to, ...form }: ProjectForm) => ({
  code: form.code.trim(),
  names: trimmedNames(form),
  ...(owner.id !== '' && { ownerId: owner.id }),
  ...(from !== '' && { from }),
  ...(to !== '' && { to }),
})

interface Labels extends LocalText {
  code: string
  owner: string
  from: string
  to: string
}
export function projectFields(labels: Labels, day: (date: string) => string): EditField<ProjectForm>[] {
  const field = propertyFieldOf<ProjectForm>()
  const owner = field('owner', labels.owner, ({ name }) => name)
  const words = (date: string): string => date && day(date)
  return [
    field('code', labels.code, (code) => code),
    ...nameFields<ProjectForm>(labels),
    { ...owner, part: ({ owner: { id } }) => id },
    field('from', labels.from, words),
    field('to', labels.to, words),
  ]
}

interface PeriodText {
  always: string
  since: (p: { from: string }) => string
  until: (p: { to: string }) => string
  span: (p: { from: string; to: string }) => string
}

/** The period of a project as it is read. */
export function periodOf({ from, to }: Pick<Project, 'from' | 'to'>, text: PeriodText, day: (date: string) => string): string {
  if (from !== undefined && to !== undefined) return text.span({ from: day(from), to: day(to) })
  if (from !== undefined) return text.since({ from: day(from) })
  return to === undefined ? text.always : text.until({ to: day(to) })
}
