import { saveDraft } from './support/booking'
import { createClient } from './support/client'
import { kilobytes, milliseconds, verdict } from './support/format'
import { auditPage, type Device, type PageFigures } from './support/lighthouse'
import { hirePairs, signInOf } from './support/people'
import { publish } from './support/report'
import { withServer } from './support/server'
import { median } from './support/statistics'
import { dayOfTurn } from './support/trips'
import { initialWeight } from './support/web-build'

const port = 8251
const runs = 3

interface Budget {
  score: number
  lcpMs: number
  tbtMs: number
  cls: number
}
const kilobyte = 1024
const screens = [
  {
    screen: 'home' as const,
    weight: { javascript: 110 * kilobyte, css: 15 * kilobyte, html: 14 * kilobyte },
    mobile: { score: 98, lcpMs: 1800, tbtMs: 80, cls: 0.02 },
    desktop: { score: 100, lcpMs: 1800, tbtMs: 80, cls: 0.02 },
  },
  {
    screen: 'list' as const,
    weight: { javascript: 150 * kilobyte, css: 15 * kilobyte, html: 14 * kilobyte },
    mobile: { score: 95, lcpMs: 2400, tbtMs: 80, cls: 0.02 },
    desktop: { score: 100, lcpMs: 2400, tbtMs: 80, cls: 0.02 },
  },
]
type Screen = (typeof screens)[number]

function weightRows({ screen, weight }: Screen): string[][] {
  const found = initialWeight(screen)
  return (['javascript', 'css', 'html'] as const).map((part) => [
    screen,
    part,
    kilobytes(found[part]),
    kilobytes(weight[part]),
    verdict(found[part] <= weight[part]),
  ])
}

function missedWeight({ screen, weight }: Screen): string[] {
  const { javascript, heaviest } = initialWeight(screen)
  if (javascript <= weight.javascript) return []
  return [
    `Missed by the JavaScript of ${screen} by ${kilobytes(javascript - weight.javascript)}: the heaviest chunks are ${heaviest.join(', ')}.`,
  ]
}

const middle = (figures: readonly PageFigures[], key: keyof PageFigures): number => median(figures.map((each) => each[key]))

const meets = (figures: readonly PageFigures[], { score, lcpMs, tbtMs, cls }: Budget): boolean =>
  middle(figures, 'score') >= score &&
  middle(figures, 'lcpMs') <= lcpMs &&
  middle(figures, 'tbtMs') <= tbtMs &&
  middle(figures, 'cls') <= cls

function missedPage(name: string, figures: readonly PageFigures[], budget: Budget): string[] {
  if (meets(figures, budget)) return []
  const [all, scripts, index] = [middle(figures, 'mainThreadMs'), middle(figures, 'scriptMs'), middle(figures, 'machineIndex')]
  return [
    `Missed by ${name}: the simulated main thread is busy for ${milliseconds(all)}, ${milliseconds(scripts)} of it in scripts, measured on a machine of index ` +
      `${Math.round(index)} that also runs the server and the database.`,
  ]
}

function pageRow(screen: string, device: Device, figures: readonly PageFigures[], budget: Budget): string[] {
  const [score, lcp, tbt, cls] = (['score', 'lcpMs', 'tbtMs', 'cls'] as const).map((key) => middle(figures, key)) as [
    number,
    number,
    number,
    number,
  ]
  return [
    `${screen}, ${device}`,
    `${score} (${budget.score})`,
    `${milliseconds(lcp)} (${milliseconds(budget.lcpMs)})`,
    `${milliseconds(tbt)} (${milliseconds(budget.tbtMs)})`,
    `${cls.toFixed(3)} (${budget.cls})`,
    `${kilobytes(middle(figures, 'scriptBytes'))} / ${kilobytes(middle(figures, 'styleBytes'))}`,
    verdict(meets(figures, budget)),
  ]
}

await withServer(port, async (server) => {
  const client = createClient(server.port)
  const [pair] = await hirePairs(server, client, 1)
  const { employee } = pair!
  const rows: string[][] = []
  const notes: string[] = []
  for (const screen of screens) {
    for (const device of ['mobile', 'desktop'] as const) {
      const figures: PageFigures[] = []
      for (let run = 0; run < runs; run++) {
        const path =
          screen.screen === 'home'
            ? '/v/'
            : `/v/flight/list?tempOrderNo=${await saveDraft(client, employee, { from: 'BJS', to: 'SHA', date: dayOfTurn(run) })}`
        figures.push(await auditPage(`http://127.0.0.1:${port}`, path, signInOf(employee), device))
        console.log(`${screen.screen}, ${device}, run ${run + 1} of ${runs}: score ${figures.at(-1)!.score}`)
      }
      rows.push(pageRow(screen.screen, device, figures, screen[device]))
      notes.push(...missedPage(`${screen.screen}, ${device}`, figures, screen[device]))
    }
  }
  client.close()
  publish({
    name: 'web',
    title: 'Pages in the browser',
    about:
      `What a screen needs before it shows, from the build's manifest as it is sent (brotli), and Lighthouse 12 in Chromium, signed in, with an empty ` +
      `cache and its own simulated throttling: the median of ${runs} runs. The list shows Beijing to Shanghai. Budgets in brackets.`,
    tables: [
      { head: ['Screen', 'Part', 'Sent', 'Budget', ''], rows: screens.flatMap(weightRows) },
      { head: ['Page', 'Score', 'LCP', 'TBT', 'CLS', 'All scripts / styles', 'Budget'], rows },
    ],
    notes: [
      ...screens.flatMap(missedWeight),
      ...notes,
      'All scripts and styles is what came until the page was quiet, with what is fetched ahead for later.',
    ],
  })
})
