import { useSearchParams } from 'react-router'
import type { ReactNode } from 'react'
import { getServedCompanies } from '../../../api/calls/access/agent'
import { useRead } from '../../../api/queries'
import { ButtonLink } from '../../../kit/actions/link'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Field } from '../../../kit/forms/field'
import { Select } from '../../../kit/forms/input'
import { Page, Stack } from '../../../kit/layout/page'
import { paths } from '../../../paths'
import { NoServedCompany } from './no-served-company'
import styles from './served-company-desk.module.css'

interface DeskProps {
  words: { title: string; lead: string; toDesk: string; company: string }
  children: (enterpriseId: number) => ReactNode
}

/** A desk of the agency for one company that it serves, which the address names; the first where it names none. */
export function ServedCompanyDesk({ words: { title, lead, toDesk, company }, children }: DeskProps) {
  const companies = useRead(getServedCompanies, {})
  const [address, setAddress] = useSearchParams()
  const listed = companies.data?.list ?? []
  const asked = listed.find((each) => each.enterpriseId === Number(address.get('enterpriseId')))
  const enterpriseId = (asked ?? listed[0])?.enterpriseId
  const again = () => void companies.refetch()
  if (companies.error && !companies.data) return <ErrorState error={companies.error} onRetry={again} />
  return (
    <Page title={title} action={<ButtonLink to={paths.agentDesk()}>{toDesk}</ButtonLink>}>
      <Stack>
        <p className={styles['lead']}>{lead}</p>
        {!companies.data ? (
          <SkeletonList count={2} height={140} gap={16} />
        ) : enterpriseId === undefined ? (
          <NoServedCompany onRetry={again} />
        ) : (
          <>
            <div className={styles['company']}>
              <Field label={company}>
                {(control) => (
                  <Select
                    {...control}
                    value={enterpriseId}
                    onChange={(event) => setAddress({ enterpriseId: event.target.value }, { replace: true })}
                  >
                    {listed.map((each) => (
                      <option key={each.enterpriseId} value={each.enterpriseId}>
                        {each.name}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            </div>
            {children(enterpriseId)}
          </>
        )}
      </Stack>
    </Page>
  )
}
