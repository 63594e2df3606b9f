import type { LocalText } from '@sojourn/contract/kit/language'
import { isNameless, type CompanyFault } from './company-faults'

interface Found<Field> {
  field: Field
  fault: CompanyFault
}

/** Orders, budgets and files name cost centres and projects by their codes. */
export const isCode = (typed: string): boolean => /^[\p{L}\p{N}][\p{L}\p{N}.-]{0,19}$/u.test(typed.trim())

/** What keeps a cost centre from being saved, in the order of its form. */
export const costCentreFaults = ({ code, names }: { code: string; names: LocalText }): Found<'code' | 'names'>[] => [
  ...(isCode(code) ? [] : [{ field: 'code', fault: 'codeWrong' } as const]),
  ...(isNameless(names) ? [{ field: 'names', fault: 'costCentreNameMissing' } as const] : []),
]

interface ProjectForm {
  code: string
  names: LocalText
  /** Empty sets no limit. */
  from: string
  to: string
}
export const projectFaults = ({ code, names, from, to }: ProjectForm): Found<'code' | 'names' | 'to'>[] => [
  ...(isCode(code) ? [] : [{ field: 'code', fault: 'codeWrong' } as const]),
  ...(isNameless(names) ? [{ field: 'names', fault: 'projectNameMissing' } as const] : []),
  ...(from !== '' && to !== '' && to < from ? [{ field: 'to', fault: 'periodCrossed' } as const] : []),
]
