import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { useState, type FormEvent } from 'react'
import { simulateFlows } from '../../../api/calls/admin/flows'
import { useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ErrorState } from '../../../kit/feedback/error-state'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { Form } from '../../../kit/forms/form'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { lacksDestination, requestOf, simulationAtFirst, type SimulationForm } from './simulation-form'
import { SimulationFields } from './simulation-fields'
import { SimulationResult } from './simulation-result'
import styles from './flows.module.css'
import type { FlowsState } from './use-flows-edit'

interface SimulatePartProps {
  data: CompanyFlows
  state: FlowsState
}

/** Who decides if somebody books something: by the flows in force, or by those of the working copy. */
export function SimulatePart({ data, state }: SimulatePartProps) {
  const text = useText('admin/approval/flows')
  const [form, setForm] = useState<SimulationForm>(simulationAtFirst)
  const [asked, setAsked] = useState<SimulationForm>()
  const [tried, setTried] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (form.traveller.id !== '' && !lacksDestination(form)) setAsked(form)
  }
  return (
    <div className={styles['part']}>
      <Card title={text.simulate.title}>
        <p className={styles['intro']}>{text.simulate.explain}</p>
        <Form className={styles['form']} onSubmit={submit}>
          <SimulationFields
            form={form}
            change={(more) => setForm({ ...form, ...more })}
            names={data.names}
            isTried={tried}
            hasDraft={state.isChanged}
          />
          <div>
            <Button kind="brand" type="submit">
              {text.simulate.ask}
            </Button>
          </div>
        </Form>
      </Card>
      {asked && <Simulated form={asked} state={state} />}
    </div>
  )
}

function Simulated({ form, state }: { form: SimulationForm; state: FlowsState }) {
  const text = useText('admin/approval/flows')
  const flows = form.onDraft && state.isChanged ? [...state.flows] : undefined
  const { data, error, refetch } = useRead(simulateFlows, requestOf(form, flows), { keepFormer: true })
  return (
    <Card title={text.simulate.result}>
      {data ? (
        <SimulationResult simulation={data} />
      ) : error ? (
        <ErrorState compact error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={72} />
      )}
    </Card>
  )
}
