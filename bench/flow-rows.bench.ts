import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verdict, whole } from './support/format'
import { root } from './support/paths'
import { publish } from './support/report'

interface Visited {
  rows: number
  blocks: number
  probes: number
}
interface Found {
  fewOrders: number
  manyOrders: number
  looked: { text: string; planned: Visited; few: Visited; many: Visited }[]
}

/** Shown of a statement. */
const longest = 90
const shown = 12

const folder = mkdtempSync(join(tmpdir(), 'sojourn-flow-rows-'))
const report = join(folder, 'rows.json')
try {
  // The test that watches the same among fewer orders in every run of the suite.
  execFileSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', 'flow-statements', '--reporter=dot'],
    { cwd: root, env: { ...process.env, FLOW_ROWS: report }, stdio: 'inherit' },
  )
  publishRows(JSON.parse(readFileSync(report, 'utf8')) as Found)
} finally {
  rmSync(folder, { recursive: true })
}

function publishRows({ fewOrders, manyOrders, looked }: Found): void {
  const sum = (of: (each: Found['looked'][number]) => number): number => looked.reduce((total, each) => total + of(each), 0)
  const longer = looked.filter((each) => each.many.rows > each.few.rows + 2)
  const deeper = looked.filter((each) => each.many.blocks > each.few.blocks + 2 * each.many.probes)
  publish({
    name: 'flow-rows',
    title: 'What a flow looks at among a million orders',
    about:
      `Every statement of a flow that can be asked a second time, among ${whole(fewOrders)} and among ${whole(manyOrders)} orders of one ` +
      'employee, with plans made when the few were counted. Targets: as many rows (two more at most), and ' +
      'no more than two blocks more for each time that an index is gone down.',
    tables: [
      {
        head: ['Statements', 'Rows, few', 'Rows, many', 'Blocks, few', 'Blocks, many', 'Longer', 'Deeper', 'Target'],
        rows: [
          [
            whole(looked.length),
            whole(sum(({ few }) => few.rows)),
            whole(sum(({ many }) => many.rows)),
            whole(sum(({ few }) => few.blocks)),
            whole(sum(({ many }) => many.blocks)),
            whole(longer.length),
            whole(deeper.length),
            verdict(longer.length + deeper.length === 0),
          ],
        ],
      },
      {
        head: ['Those that look at most', 'Rows, few', 'Rows, many', 'Blocks, few', 'Blocks, many'],
        rows: looked
          .toSorted((a, b) => b.many.blocks - a.many.blocks)
          .slice(0, shown)
          .map(({ text, few, many }) => [
            `\`${text.slice(0, longest).replaceAll('|', '\\|')}\``,
            whole(few.rows),
            whole(many.rows),
            whole(few.blocks),
            whole(many.blocks),
          ]),
      },
    ],
    notes: [],
  })
}
