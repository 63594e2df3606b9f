/** As what the tax office writes a voucher: a general electronic invoice, the railway's, the airline's itinerary receipt. */
export const voucherFormats = ['general', 'rail', 'air'] as const
export type VoucherFormat = (typeof voucherFormats)[number]

/** What a voucher that somebody was given is worth, the gravest first. */
export const voucherVerdicts = [
  'forged',
  'takenBack',
  'duplicate',
  'unknown',
  'wrongTitle',
  'amountWrong',
  'taxWrong',
  'matched',
] as const
export type VoucherVerdict = (typeof voucherVerdicts)[number]

/** What was found, each the reason of one verdict. */
export const voucherFindings = [
  'sumsDiffer',
  'numberImpossible',
  'dateImpossible',
  'taxNumberWrong',
  'altered',
  'takenBack',
  'givesBack',
  'anotherVoucher',
  'noOrder',
  'severalOrders',
  'passengerDiffers',
  'titleDiffers',
  'amountDiffers',
  'rateDiffers',
  'taxDiffers',
] as const
export type VoucherFinding = (typeof voucherFindings)[number]

/** Why nothing was read from a file. */
export const voucherFileFaults = ['tooLarge', 'unreadable', 'unsafe', 'nested', 'tooMany', 'bareOfd', 'noVoucher'] as const
export type VoucherFileFault = (typeof voucherFileFaults)[number]

export const voucherSteps = ['kept', 'checked', 'dropped'] as const
export type VoucherStep = (typeof voucherSteps)[number]

/** By what the vouchers that are missing are told apart. */
export const dueGroups = ['person', 'department', 'supplier', 'item'] as const
export type DueGroup = (typeof dueGroups)[number]

/** Bytes of a file, and characters of a reason. */
export const voucherFileAtMost = 5 * 1024 * 1024
export const dropReasonAtMost = 200
