import type { Config } from './config'
import { companies } from './seed/people'
import { demoPassword } from './seed/seed'

/** What a person who just started the product needs to know. */
export function welcome(config: Config, hasPeople: boolean): string {
  const accounts = companies.flatMap(({ domain, people, name }) =>
    people.slice(0, 7).map(({ account }) => `    ${`${account}@${domain}`.padEnd(36)}${name.en}`),
  )
  return [
    '',
    '  Sojourn 远行商旅',
    `  ${config.publicUrl}/v/`,
    '',
    ...(config.demo ? [`  Demo accounts (password ${demoPassword}):`, ...accounts, ''] : []),
    ...(hasPeople ? [] : ['  Nobody has an account yet: npm run first-administrator', '']),
    '  Stop with Ctrl-C.',
    '',
  ].join('\n')
}
