import { codes, type WordOf } from '../../kit/codes'

/** S3.13: the kinds of a travel application; 0 asks for any. */
export const applicationTypes = codes({ 1: 'ordinary', 2: 'welfare' })
export type ApplicationType = WordOf<typeof applicationTypes>

/** Handbook 9.2; from 20 on the numbers are this product's own. */
export const applicationStates = codes({
  0: 'approving',
  1: 'approved',
  2: 'rejected',
  3: 'transferred',
  4: 'cancelled',
  5: 'modified',
  6: 'revoked',
  7: 'modifying',
  8: 'modifyRejected',
  9: 'revoking',
  10: 'revokeRejected',
  11: 'modifyCancelled',
  12: 'revokeCancelled',
  20: 'draft',
  21: 'completed',
  22: 'expired',
  23: 'deleted',
})
export type ApplicationState = WordOf<typeof applicationStates>

/** S3.12: what a button of an application does; 12 selects one for a booking (S4.16), the others are this product's own. */
export const applicationButtons = codes({
  1: 'view',
  2: 'edit',
  3: 'book',
  4: 'withdraw',
  5: 'viewApproval',
  6: 'modify',
  7: 'revoke',
  8: 'close',
  9: 'delete',
  10: 'copy',
  12: 'select',
})
export type ApplicationButton = WordOf<typeof applicationButtons>

/** Strong control refuses what passes the budget, weak control warns (handbook 9.3). */
export const budgetControls = ['strong', 'weak'] as const
export type BudgetControl = (typeof budgetControls)[number]
