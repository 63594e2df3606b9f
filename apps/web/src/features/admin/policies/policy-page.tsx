import type { PolicyDetail } from '@sojourn/contract/products/travel-policy.shapes'
import { languages } from '@sojourn/contract/kit/language'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { EditColumns } from '../../../kit/edit/edit-columns'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { EditSection, EditSections } from '../../../kit/edit/edit-section'
import { DraftRestored } from '../../../kit/forms/draft-note'
import { Help } from '../../../kit/help/help'
import { IconLine } from '../../../kit/layout/icon-line'
import { Page } from '../../../kit/layout/page'
import { Badge } from '../../../kit/marks/badge'
import { Menu } from '../../../kit/overlays/menu'
import { formatFullDate } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { LineField } from '../fields/line-field'
import { RecordHistory, SavedBy } from '../history/record-history'
import { EndDialog } from './end-dialog'
import styles from './policies.module.css'
import { PolicyBar } from './policy-bar'
import { PolicyOfAddress, type PolicySource } from './policy-source'
import { policyWords } from '@sojourn/domain/admin/record/words-of-records'
import { ProposalCard } from './proposal-card'
import { ScopeField } from './scope-field'
import { useScopeWords } from './scope-words'
import { StandardCards } from './standard-cards'
import { usePolicyEdit, type PolicyState } from './use-policy-edit'
import { VersionsCard } from './versions-card'

export async function loader() {
  const shared = ['booking/policy/words', 'booking/policy/edit', 'booking/policy/standards'] as const
  const own = [
    'admin/policy/policy',
    'admin/policy/policies',
    'admin/policy/scope',
    'admin/policy/golden',
    'admin/named',
    'admin/record',
  ] as const
  await loadTexts('kit/widgets', 'kit/edit', 'kit/drafts', ...own, ...shared)
  return null
}

/** A travel policy: whom it binds, what it says of each product, its versions, and what is proposed. */
export const Component = () => <PolicyOfAddress>{(source) => <PolicyPage source={source} />}</PolicyOfAddress>

function PolicyPage({ source }: { source: PolicySource }) {
  const text = useText('admin/policy/policy')
  const state = usePolicyEdit(source)
  const { detail, edit, terms } = state
  const title = edit.value.name[language] || detail?.name || (detail ? text.unnamed : text.newTitle)
  return (
    <Page
      title={title}
      back={paths.policies()}
      chips={detail && <Chips detail={detail} />}
      action={detail && <Actions detail={detail} />}
    >
      <EditColumns history={detail && <Aside detail={detail} />}>
        <DraftRestored draft={edit.draft} />
        {detail?.proposal && <ProposalCard detail={detail} proposal={detail.proposal} />}
        <EditConflicts edit={edit} by={detail && <SavedBy kind="policy" id={detail.policyId} version={detail.recordVersion} />} />
        {detail && <Notes detail={detail} />}
        {terms.mayChange ? <Head state={state} /> : <ReadHead state={state} />}
        <StandardCards state={state} />
        <PolicyBar state={state} />
      </EditColumns>
    </Page>
  )
}

function Chips({ detail: { state, ended, people } }: { detail: PolicyDetail }) {
  const text = useText('admin/policy/policy')
  return (
    <>
      {ended ? (
        <Badge tone="locked">{text.end}</Badge>
      ) : (
        state && <Badge tone={state === 'inForce' ? 'good' : 'warn'}>{text.versionStates[state]}</Badge>
      )}
      <Badge icon="users">{text.people({ count: people })}</Badge>
    </>
  )
}

/** What else can be done with a policy. */
function Actions({ detail }: { detail: PolicyDetail }) {
  const text = useText('admin/policy/policy')
  const golden = useText('admin/policy/golden')
  const navigate = useNavigate()
  const [ending, setEnding] = useState(false)
  if (!detail.mayChange) return null
  const { policyId } = detail
  return (
    <>
      <Menu
        label=""
        name={text.actions}
        icon="more"
        align="end"
        items={[
          { key: 'lab', icon: 'search', label: golden.tryInLab, onSelect: () => void navigate(paths.policyLab({ policyId })) },
          { key: 'copy', icon: 'copy', label: text.copy, onSelect: () => void navigate(paths.policy({ copyOf: policyId })) },
          ...(detail.ended
            ? []
            : [
                {
                  key: 'end',
                  icon: 'closeCircle' as const,
                  label: text.end,
                  onSelect: () => setEnding(true),
                  disabledReason: detail.proposal ? text.proposalWaits : undefined,
                },
              ]),
        ]}
      />
      {ending && <EndDialog policy={detail} terms={detail} onClose={() => setEnding(false)} />}
    </>
  )
}

/** What is to be known before one changes it. */
function Notes({ detail: { versions, ended } }: { detail: PolicyDetail }) {
  const text = useText('admin/policy/policy')
  const next = versions.find(({ state, ends }) => state === 'future' && !ends)
  if (!ended && !next) return null
  return (
    <div className={styles['notes']}>
      {ended && <IconLine icon="info">{text.endedNote}</IconLine>}
      {next && (
        <IconLine icon="clock">{text.futureNote({ version: next.version, day: formatFullDate(next.effectiveFrom) })}</IconLine>
      )}
    </div>
  )
}

/** Its names, and whom it binds. */
function Head({ state: { edit, faults, publishing, asked } }: { state: PolicyState }) {
  const text = useText('admin/policy/policy')
  const names = useText('admin/named')
  const { value, set } = edit
  const tried = publishing || asked.tried || edit.changes.length > 0
  return (
    <EditSections label={text.head}>
      <EditSection title={text.head} explanation={text.headHint}>
        <div className={styles['names']}>
          {languages.map((each) => (
            <LineField
              key={each}
              required={each === 'zh-CN'}
              label={names.fields[each]}
              error={each === 'zh-CN' && tried && faults.nameless ? text.nameMissing : undefined}
              maxLength={60}
              value={value.name[each]}
              onChange={(name) => set({ ...value, name: { ...value.name, [each]: name } })}
            />
          ))}
        </div>
      </EditSection>
      <EditSection
        mark={<Help field={text.scope} article="policies" section="scope" />}
        title={text.scope}
        explanation={text.scopeHint}
      >
        <ScopeField
          scope={value.scope}
          error={tried && faults.nobody ? text.nobodyChosen : undefined}
          onChange={(scope) => set({ ...value, scope })}
        />
      </EditSection>
    </EditSections>
  )
}

/** The same for who may only read it. */
function ReadHead({ state: { edit } }: { state: PolicyState }) {
  const text = useText('admin/policy/policy')
  const scopeWords = useScopeWords()
  return (
    <EditSections label={text.head}>
      <EditSection title={text.scope}>
        <p>{scopeWords(edit.value.scope)}</p>
      </EditSection>
    </EditSections>
  )
}

function Aside({ detail }: { detail: PolicyDetail }) {
  const text = useText('admin/policy/policy')
  const products = useText('booking/policy/standards')
  return (
    <div className={styles['stack']}>
      <VersionsCard detail={detail} />
      <RecordHistory
        kind="policy"
        id={detail.policyId}
        words={policyWords(text, products, formatFullDate)}
        empty={text.neverChanged}
      />
    </div>
  )
}
