import type { ConsoleHome } from '@sojourn/contract/admin/console.calls'
import { getConsoleHome } from '../../../api/calls/admin/console'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink, Link } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { IconLine } from '../../../kit/layout/icon-line'
import { Card, Page, Stack } from '../../../kit/layout/page'
import { Entry } from '../../../kit/lists/entry'
import { Fact, FigureTiles } from '../../../kit/lists/facts'
import { IconMark } from '../../../kit/marks/icon-mark'
import { formatFigure } from '../../../kit/text/format'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { BudgetsCard } from './budgets-card'
import styles from './home.module.css'
import { SetUp } from './set-up'
import { SpendCard } from './spend-card'
import { TodayCard } from './today-card'
import { waitingLines, type WaitingLine } from './waiting-lines'

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getConsoleHome, {}))
  await loadTexts('kit/widgets', 'admin/home', 'admin/orders/whereabouts', 'admin/budget/words')
  await loadTexts('booking/application/words')
  return null
}

/** How the company stands, what waits for its administrators, and what is left to set up. */
export function Component() {
  const text = useText('admin/home')
  const { data, error, refetch } = useRead(getConsoleHome, {})
  return (
    <Page title={text.title}>
      {data ? (
        <Overview home={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={160} gap={16} />
      )}
    </Page>
  )
}

function Overview({ home: { people, departments, waiting, setUp = [] } }: { home: ConsoleHome }) {
  const text = useText('admin/home')
  const employee = useEmployee()
  return (
    <>
      {people !== undefined && departments !== undefined && (
        <FigureTiles>
          <Fact name={text.people}>
            <Link to={paths.people()}>{formatFigure(people)}</Link>
          </Fact>
          <Fact name={text.departments}>
            <Link to={paths.departments()}>{formatFigure(departments)}</Link>
          </Fact>
        </FigureTiles>
      )}
      <div className={styles['parts']}>
        <Stack>
          <Waiting waiting={waiting} />
          {setUp.some(({ done }) => !done) && <SetUp steps={setUp} />}
        </Stack>
        <Stack>
          {mayDo(employee, 'readOrders') && <SpendCard />}
          {mayDo(employee, 'readCompany') && <BudgetsCard />}
          {mayDo(employee, 'readWhereabouts') && <TodayCard />}
        </Stack>
      </div>
    </>
  )
}

function Waiting({ waiting }: Pick<ConsoleHome, 'waiting'>) {
  const text = useText('admin/home')
  const lines = waitingLines(waiting)
  return (
    <Card title={text.waiting}>
      {lines.length === 0 ? (
        <IconLine icon="checkCircle" tone="good">
          {text.nothingWaits}
        </IconLine>
      ) : (
        <ul>
          {lines.map((line) => (
            <Line key={line.kind} line={line} withTrips={waiting.leavingWithTrips} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function Line({ line: { kind, count, icon, to }, withTrips }: { line: WaitingLine; withTrips: number }) {
  const text = useText('admin/home')
  const title = text.lines[kind]({ count, withTrips })
  return (
    <Entry
      mark={<IconMark name={icon} />}
      title={title}
      meta={text.why[kind]}
      end={
        <ButtonLink size="compact" to={to} aria-label={`${text.look} ${title}`}>
          {text.look}
        </ButtonLink>
      }
    />
  )
}
