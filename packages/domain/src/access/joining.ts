/** Where anybody can have an address: such a domain tells of no company. */
const publicDomains: readonly string[] = [
  '126.com',
  '139.com',
  '163.com',
  '189.cn',
  '21cn.com',
  'aliyun.com',
  'aol.com',
  'foxmail.com',
  'gmail.com',
  'gmx.com',
  'googlemail.com',
  'hinet.net',
  'hotmail.com',
  'icloud.com',
  'live.cn',
  'live.com',
  'mac.com',
  'mail.com',
  'me.com',
  'msn.com',
  'outlook.com',
  'pchome.com.tw',
  'proton.me',
  'protonmail.com',
  'qq.com',
  'sina.cn',
  'sina.com',
  'sohu.com',
  'tom.com',
  'vip.163.com',
  'vip.qq.com',
  'vip.sina.com',
  'wo.cn',
  'yahoo.com',
  'yahoo.com.cn',
  'yahoo.com.hk',
  'yahoo.com.tw',
  'yandex.com',
  'yeah.net',
]

/** With its sign, as it opens accounts. */
export const domainOf = (mail: string): string => mail.trim().slice(mail.trim().lastIndexOf('@')).toLowerCase()

export const isPublicDomain = (domain: string): boolean => publicDomains.includes(domain.slice(1))

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
