import { login } from '@sojourn/contract/access/session.calls'
import { saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { checkPeopleFile, importPeople, type PeopleFile } from '@sojourn/contract/admin/people/people-import.calls'
import { peopleAtMost } from '@sojourn/contract/admin/people/people-columns'
import { searchPeople } from '@sojourn/contract/admin/people/person.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { demoPassword } from '@sojourn/server/seed/seed'
import { createClient, resultOf, type Client } from './support/client'
import { databaseVersion } from './support/database'
import { milliseconds, verdict, whole } from './support/format'
import { publish } from './support/report'
import { withServer } from './support/server'
import { summarise } from './support/statistics'

const importSeconds = 20
const listMs = 30
const times = 300
const warmUp = 20
/** A tree of twenty divisions with twenty teams each. */
const divisions = 20
const teams = 20

const surnames = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗')
const given = Array.from('明华丽芳伟强军洋艳勇杰娟涛霞超秀敏静磊刚')
const nameOf = (index: number): string =>
  [surnames[index % 20], given[Math.floor(index / 20) % 20], given[Math.floor(index / 400) % 20]].join('')

const columns: PeopleFile['columns'] = [
  'number',
  'name',
  'mail',
  'mobile',
  'department',
  'grade',
  'costCentre',
  'superior',
  'joinedOn',
]

/** Everybody stands in a team; the first of each is the superior of the others. */
const rowOf = (index: number): string[] => {
  const team = index % (divisions * teams)
  return [
    `YX${String(index).padStart(6, '0')}`,
    nameOf(index),
    `person-${index}@yuanxing.example`,
    `136${String(index).padStart(8, '0')}`,
    `事业部${Math.floor(team / teams)}/团队${team}`,
    `P${1 + (index % 3)}`,
    'CC1001',
    index < divisions * teams ? 'director@yuanxing.example' : `YX${String(team).padStart(6, '0')}`,
    `20${String(10 + (index % 16))}-0${1 + (index % 9)}-1${index % 9}`,
  ]
}

type Search = RequestOf<typeof searchPeople>
const searches: Readonly<Record<string, Search>> = {
  'by name': {},
  'by name, backwards': { descending: true },
  'by number': { sort: 'number' },
  'by day of joining, the newest first': { sort: 'joinedOn', descending: true },
  'of a division with all below it': {},
  'of a team': {},
  'of a grade': { gradeId: 'P2' },
  'who have not activated their accounts': { state: 'invited' },
  'with a role': { role: 'administrator' },
  'without a superior': { concern: 'noSuperior' },
  'by part of a name': { keyword: '丽芳' },
  'by words that nothing holds, in a division, by number': { keyword: '乌鲁木齐', sort: 'number' },
}
const inDivision = ['of a division with all below it', 'by words that nothing holds, in a division, by number']

async function addDepartments(client: Client, token: string) {
  const add = async (name: string, parentId?: string): Promise<string> => {
    const names = { 'zh-CN': name, 'zh-TW': '', en: '' }
    const request = { version: 0, names, ...(parentId !== undefined && { parentId }) }
    return resultOf(await client.call(saveDepartment, request, { token })).departmentId
  }
  const ids = { division: '', team: '' }
  for (let division = 0; division < divisions; division++) {
    ids.division = await add(`事业部${division}`)
    for (let team = 0; team < teams; team++) ids.team = await add(`团队${division * teams + team}`, ids.division)
  }
  return ids
}

async function measure(client: Client, token: string, search: Search) {
  const taken: number[] = []
  for (let turn = 0; turn < warmUp + times; turn++) {
    const answer = await client.call(searchPeople, search, { token })
    resultOf(answer)
    if (turn >= warmUp) taken.push(answer.ms)
  }
  return summarise(taken)
}

await withServer(8208, async (server) => {
  const client = createClient(server.port)
  const account = 'admin@yuanxing.example'
  const { loginToken: token } = resultOf(await client.call(login, { account, password: demoPassword }))
  const ids = await addDepartments(client, token)
  const file = { columns, rows: Array.from({ length: peopleAtMost }, (_, index) => rowOf(index)) }
  const checked = await client.call(checkPeopleFile, file, { token })
  if (resultOf(checked).wrong > 0) throw new Error(JSON.stringify(resultOf(checked).faults.slice(0, 3)))
  const taken = await client.call(importPeople, { ...file, invite: true }, { token })
  resultOf(taken)
  const again = await client.call(importPeople, { ...file, invite: true }, { token })
  if (resultOf(again).same !== peopleAtMost) throw new Error('the same file changed something')
  const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`
  const rows: string[][] = []
  for (const [name, search] of Object.entries(searches)) {
    const departmentId = inDivision.includes(name) ? ids.division : name === 'of a team' ? ids.team : undefined
    const { median, p99 } = await measure(client, token, { ...search, ...(departmentId !== undefined && { departmentId }) })
    rows.push([name, milliseconds(median), milliseconds(p99), verdict(p99 <= listMs)])
  }
  publish({
    name: 'people',
    title: 'A company of 20,000 people in the console',
    about:
      `${whole(peopleAtMost)} people from a file of ${columns.length} columns into ${whole(divisions * (teams + 1))} departments, over HTTP: what it would do, ` +
      `told line by line, then all of it in one transaction with its history and the letters that invite; target ${importSeconds} s for both. ` +
      `Then the first page of the list, ${whole(times)} readings of each; target ${listMs} ms for the 99th percentile.`,
    postgres: await databaseVersion(server),
    tables: [
      {
        head: ['File', 'Took', ''],
        rows: [
          ['Told line by line', seconds(checked.ms), ''],
          ['Taken over', seconds(taken.ms), verdict(checked.ms + taken.ms <= importSeconds * 1_000)],
          ['The same file again', seconds(again.ms), ''],
        ],
      },
      { head: ['List', 'Median', 'p99', ''], rows },
    ],
  })
  client.close()
})
