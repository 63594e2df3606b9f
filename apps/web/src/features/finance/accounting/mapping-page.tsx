import { useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { getAccountingMapping } from '../../../api/calls/finance/accounting'
import { getReportChoices } from '../../../api/calls/finance/report'
import { mayDo, useEmployee } from '../../../api/employee'
import { queryClient, readOptions, useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Card, Page } from '../../../kit/layout/page'
import { Fact, FactList } from '../../../kit/lists/facts'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { MappingEdit } from './mapping-edit'
import { mappingFields, useMappingWords, type Choices, type MappingAnswer } from './mapping-form'
import { MappingVersions } from './mapping-versions'
import styles from './accounting.module.css'

const askedVersion = (search: URLSearchParams) => {
  const version = search.get('version')
  return version ? { version } : {}
}

export async function loader({ request }: LoaderFunctionArgs) {
  void queryClient.prefetchQuery(readOptions(getAccountingMapping, askedVersion(new URL(request.url).searchParams)))
  void queryClient.prefetchQuery(readOptions(getReportChoices, {}))
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', 'finance/bill/page', 'finance/accounting/page', 'admin/orders/words')
  return null
}

/** How lines of bills become entries in the company's books. */
export function Component() {
  const { edit: text } = useText('finance/accounting/page')
  const [search] = useSearchParams()
  const answer = useRead(getAccountingMapping, askedVersion(search), { staleTime: 0 })
  const choices = useRead(getReportChoices, {})
  const error = answer.error ?? choices.error
  const read = () => void Promise.all([answer.refetch(), choices.refetch()])
  return (
    <Page title={text.form} back={paths.accounting()}>
      <p className={styles['lead']}>{text.lead}</p>
      <EditColumns history={answer.data ? <MappingVersions answer={answer.data} /> : null}>
        {answer.data && choices.data ? (
          <Shown answer={answer.data} choices={choices.data} />
        ) : error ? (
          <ErrorState error={error} onRetry={read} />
        ) : (
          <SkeletonList count={3} height={160} gap={16} />
        )}
      </EditColumns>
    </Page>
  )
}

/** The latest version is edited by the company's finance; a former one, and by others every one, is read. */
function Shown({ answer, choices }: { answer: MappingAnswer; choices: Choices }) {
  const { edit: text } = useText('finance/accounting/page')
  const words = useMappingWords(choices)
  const settles = mayDo(useEmployee(), 'finance')
  const { version, versions, from, mapping } = answer
  const isLatest = version === (versions[0]?.version ?? 0)
  if (isLatest && settles) return <MappingEdit answer={answer} choices={choices} />
  if (version === 0) return <EmptyState icon="list" title={text.noVersions} />
  const toLatest = !isLatest && <ButtonLink to={paths.accountingMapping()}>{text.toLatest}</ButtonLink>
  return (
    <Card title={isLatest ? text.latest({ version }) : text.old({ version })} action={toLatest}>
      <FactList>
        {mappingFields(words).map(({ key, label, words: say }) => {
          const said = say({ ...mapping, from })
          return (
            <Fact key={key} name={label}>
              {typeof said === 'string' ? said : said.map((line) => <p key={line}>{line}</p>)}
            </Fact>
          )
        })}
      </FactList>
    </Card>
  )
}
