/** Where anybody can have an address: such a domain tells of no company. */
const publicDomains: readonly string[] = [
  '126.com',
  '139.com',
  '163.com',
  '163.net',
  '188.com',
  '189.cn',
  '21cn.com',
  '263.net',
  'aliyun.com',
  'daum.net',
  'duck.com',
  'fastmail.com',
  'fastmail.fm',
  'hanmail.net',
  'hey.com',
  'hinet.net',
  'hushmail.com',
  'icloud.com.cn',
  'inbox.com',
  'mac.com',
  'mail.com',
  'mail.ru',
  'me.com',
  'msn.com',
  'nate.com',
  'naver.com',
  'netvigator.com',
  'pchome.com.tw',
  'pm.me',
  'proton.me',
  'qq.com',
  'rediffmail.com',
  'rocketmail.com',
  'seed.net.tw',
  'sina.cn',
  'sina.com',
  'sina.com.cn',
  'sohu.com',
  'tom.com',
  'tuta.com',
  'web.de',
  'wo.cn',
  'yeah.net',
  'ymail.com',
  'zoho.com',
  'zohomail.com',
]

/** Providers that have a domain in each country. */
const publicFamilies: readonly string[] = [
  'aol',
  'foxmail',
  'gmail',
  'gmx',
  'googlemail',
  'hotmail',
  'icloud',
  'live',
  'outlook',
  'protonmail',
  'tutanota',
  'yahoo',
  'yandex',
]
/** What stands behind a name: of a country, or of companies in a country. */
const ending = /^(?:[a-z]{2,}|(?:com?|net|org|ne|or)\.[a-z]{2})$/

/** With its sign, as it opens accounts. */
export const domainOf = (mail: string): string => mail.trim().slice(mail.trim().lastIndexOf('@')).toLowerCase()

export function isPublicDomain(domain: string): boolean {
  const name = domain.slice(1).replace(/^vip\./, '')
  const point = name.indexOf('.')
  return publicDomains.includes(name) || (publicFamilies.includes(name.slice(0, point)) && ending.test(name.slice(point + 1)))
}

/** Who looks after a domain alone reads mail to these, as those who certify domains have it; an address like any other is anybody's. */
export const keeperNames = ['admin', 'administrator', 'hostmaster', 'postmaster', 'webmaster'] as const

/** Whether who reads the mail of an address looks after its domain. */
export function provesDomain(mail: string): boolean {
  const [name, ...rest] = mail.trim().toLowerCase().split('@')
  return rest.length === 1 && keeperNames.some((each) => each === name)
}
