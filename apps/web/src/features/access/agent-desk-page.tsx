import { useState } from 'react'
import { getServedCompanies } from '../../api/calls.generated'
import { load, useRead } from '../../api/queries'
import { ErrorState } from '../../kit/error-state'
import { Field } from '../../kit/field'
import { Input, Select } from '../../kit/input'
import { Card, Page } from '../../kit/page'
import { SkeletonList } from '../../kit/skeleton'
import { loadTexts, useText } from '../../kit/text'
import { AgentCustomers, type Assistance } from './agent-customers'
import styles from './agent-desk.module.css'
import { AgentSessions } from './agent-sessions'

export async function loader() {
  await Promise.all([loadTexts('access/agent', 'kit/widgets'), load(getServedCompanies, {})])
  return null
}

/** The desk of the agency's staff: find a customer, say why, open the customer's session in a page of its own. */
export function Component() {
  const text = useText('access/agent')
  const companies = useRead(getServedCompanies, {})
  const [keyword, setKeyword] = useState('')
  const [assistance, setAssistance] = useState<Partial<Assistance>>({})
  const [asked, setAsked] = useState(false)
  const enterpriseId = assistance.enterpriseId ?? companies.data?.list[0]?.enterpriseId
  const given = {
    enterpriseId: enterpriseId ?? 0,
    reason: assistance.reason?.trim() ?? '',
    reference: assistance.reference?.trim() ?? '',
  }
  if (companies.error) return <ErrorState error={companies.error} onRetry={() => void companies.refetch()} />
  return (
    <Page title={text.title}>
      <div className={styles['stack']}>
        <p className={styles['soft']}>{text.lead}</p>
        <Card>
          <div className={styles['form']}>
            <Field label={text.company}>
              {(control) => (
                <Select
                  {...control}
                  value={enterpriseId}
                  onChange={(event) => setAssistance({ ...assistance, enterpriseId: Number(event.target.value) })}
                >
                  {companies.data?.list.map((company) => (
                    <option key={company.enterpriseId} value={company.enterpriseId}>
                      {company.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            <Field label={text.keyword} hint={text.keywordHint}>
              {(control) => (
                <Input
                  {...control}
                  type="search"
                  name="keyword"
                  autoComplete="off"
                  maxLength={50}
                  value={keyword}
                  onChange={(event) => setKeyword(event.target.value)}
                />
              )}
            </Field>
            <Field
              label={text.reason}
              hint={text.reasonHint}
              required
              error={asked && !given.reason ? text.reasonMissing : undefined}
            >
              {(control) => (
                <Input
                  {...control}
                  name="reason"
                  maxLength={200}
                  value={assistance.reason ?? ''}
                  onChange={(event) => setAssistance({ ...assistance, reason: event.target.value })}
                />
              )}
            </Field>
            <Field label={text.reference} required error={asked && !given.reference ? text.referenceMissing : undefined}>
              {(control) => (
                <Input
                  {...control}
                  name="reference"
                  maxLength={40}
                  value={assistance.reference ?? ''}
                  onChange={(event) => setAssistance({ ...assistance, reference: event.target.value })}
                />
              )}
            </Field>
          </div>
          {enterpriseId === undefined ? (
            <SkeletonList count={3} height={56} gap={8} />
          ) : (
            <AgentCustomers keyword={keyword.trim()} assistance={given} onIncomplete={() => setAsked(true)} />
          )}
        </Card>
        <AgentSessions />
      </div>
    </Page>
  )
}
