/** Why somebody leaves the policy, as it is written. */
export interface Reason {
  reasonCode: string
  reasonText: string
}
export const noReason: Reason = { reasonCode: '', reasonText: '' }

/** Of a reason in words, and of a remark. */
export const longestText = 200
