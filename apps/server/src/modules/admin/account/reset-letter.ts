import { accountPasswordResetText } from '@sojourn/text/admin/account/password-reset'
import type { Work } from '../../../context'
import { writeConsoleLetters } from '../person/console-letters'

/** That the former password is void, and where a new one is set. */
export const writeResetLetter = (work: Work, employeeId: string): Promise<void> =>
  writeConsoleLetters(work, [employeeId], accountPasswordResetText)
