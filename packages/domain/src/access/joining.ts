/** Neither zeros nor ones, which are read as letters: a code is told by telephone. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const codeLength = 10

/** `draw` answers a whole number below the one it is given. */
export const invitationCode = (draw: (below: number) => number): string =>
  Array.from({ length: codeLength }, () => signs[draw(signs.length)]!).join('')

/** Whether it opens accounts on a day. */
export const opensAccounts = ({ ended, lastDay }: { ended: boolean; lastDay: string | null }, today: string): boolean =>
  !ended && (lastDay === null || lastDay >= today)

export const joiningKeysAtMost = 50

/** An invitation code as far as those may know it who make none: enough to tell one from another, too little to come in by. */
export const veiledCode = (code: string): string => `${code.slice(0, 2)}…`
