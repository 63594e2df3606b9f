import type { ReactNode } from 'react'
import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { silenceEnds } from '@sojourn/contract/booking/codes'
import { languages } from '@sojourn/contract/kit/language'
import { ButtonLink } from '../../../kit/actions/link'
import { EditConflicts } from '../../../kit/edit/edit-conflicts'
import { EditSection, EditSections } from '../../../kit/edit/edit-section'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { Help } from '../../../kit/help/help'
import { Card, Page } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import type { Named } from '../fields/colleague-field'
import { LineField } from '../fields/line-field'
import { FlowChart } from './flow-chart'
import { FlowConditions } from './flow-conditions'
import { FlowCopies } from './flow-copies'
import { FaultList } from './flow-faults'
import { WholeField } from './flow-fields'
import { FlowLevels } from './flow-levels'
import styles from './flows.module.css'
import type { FlowFaults } from './use-flow-faults'
import type { FlowsState } from './use-flows-edit'

interface FlowEditProps {
  flow: WrittenFlow
  data: CompanyFlows
  state: FlowsState
  faults: FlowFaults
  /** What is written and not published yet. */
  children: ReactNode
}

/** One flow of the working copy: how it reads and what is wrong with it above, what it is made of below. */
export function FlowEditPage({ flow, data, state, faults, children }: FlowEditProps) {
  const text = useText('admin/approval/flows')
  const { language, nameOf, flows } = state
  const known = data.flows.some(({ flowId }) => flowId === flow.flowId)
  const title = known ? text.editTitle({ name: nameOf(flow) }) : text.newTitle
  const change = (more: Partial<WrittenFlow>, named?: readonly Named[]) => state.change({ ...flow, ...more }, named)
  return (
    <Page title={title} back={paths.flows()} action={<ButtonLink to={paths.flows()}>{text.backToList}</ButtonLink>}>
      <div className={styles['part']}>
        <EditConflicts edit={state.edit} />
        <Card title={text.preview}>
          <div className={styles['preview']}>
            <FlowChart flow={flow} name={nameOf(flow)} first={flows[0]?.flowId === flow.flowId} language={language} />
            <div role="status">
              <FaultList faults={faults.of(flow.flowId)} />
            </div>
          </div>
        </Card>
        <EditSections label={title}>
          <EditSection title={text.sections.name} explanation={text.nameHint} className={styles['controls']}>
            <NameFields name={flow.name} onChange={(name) => change({ name })} />
          </EditSection>
          <FlowConditions conditions={flow.conditions} names={data.names} onChange={(conditions) => change({ conditions })} />
          <FlowLevels
            levels={flow.levels}
            tells={flow.tells ?? false}
            language={language}
            onChange={(levels, named) => change({ levels }, named)}
            onTells={(tells) => {
              const { tells: _former, ...rest } = flow
              state.change({ ...rest, ...(tells && { tells }) })
            }}
          />
          {flow.levels.length > 0 && !flow.tells && <SilenceFields flow={flow} onChange={change} />}
          <FlowCopies
            copies={flow.copies}
            language={language}
            onChange={(copies, named) => {
              const { copies: _former, ...rest } = flow
              state.change({ ...rest, ...(copies && { copies }) }, named)
            }}
          />
        </EditSections>
      </div>
      {children}
    </Page>
  )
}

interface NameFieldsProps {
  name: WrittenFlow['name']
  onChange: (name: WrittenFlow['name']) => void
}

function NameFields({ name, onChange }: NameFieldsProps) {
  const text = useText('admin/named')
  const flows = useText('admin/approval/flows')
  const isNameless = languages.every((language) => name[language].trim() === '')
  return languages.map((language) => (
    <LineField
      key={language}
      required={language === 'zh-CN'}
      label={text.fields[language]}
      hint={language === 'zh-CN' ? undefined : text.nameHint}
      error={language === 'zh-CN' && isNameless ? flows.faults.nameMissing({ names: [], count: 0 }) : undefined}
      maxLength={60}
      value={name[language]}
      onChange={(words) => onChange({ ...name, [language]: words })}
    />
  ))
}

interface SilenceFieldsProps {
  flow: WrittenFlow
  onChange: (more: Partial<WrittenFlow>) => void
}

/** How long approvers have, what silence does, and what becomes of their own. */
function SilenceFields({ flow: { deadlineHours, onSilence, onOwn = 'pass' }, onChange }: SilenceFieldsProps) {
  const text = useText('admin/approval/flows')
  return (
    <EditSection title={text.sections.silence} explanation={text.silenceHint} className={styles['controls']}>
      <WholeField
        label={text.fields.deadline}
        most={720}
        wrong={text.hoursWrong}
        value={deadlineHours}
        onChange={(hours) => onChange({ deadlineHours: hours })}
      />
      <RadioGroup
        showLabel
        label={text.fields.onSilence}
        help={<Help field={text.fields.onSilence} article="flows" section="silence" />}
        value={onSilence}
        onChange={(next) => onChange({ onSilence: next })}
        choices={silenceEnds.map((value) => ({ value, label: text.silences[value] }))}
      />
      <RadioGroup
        showLabel
        label={text.fields.onOwn}
        help={<Help field={text.fields.onOwn} article="flows" section="own" />}
        value={onOwn}
        onChange={(next) => onChange({ onOwn: next })}
        choices={(['pass', 'up'] as const).map((value) => ({ value, label: text.owns[value] }))}
      />
    </EditSection>
  )
}
