import { changeCarEmergency } from '@sojourn/contract/products/car/order.calls'
import { expectResult } from '../../../testing/flights'
import { carRequest, orderCar, placeCalled, saveCarDraft } from '../../../testing/cars'
import type { TestServer } from '../../../testing/server'

/** A search, and a ride that looks for a driver, of somebody with a contact for emergencies. */
export async function carsOfOne(server: TestServer) {
  const orderNo = await orderCar(server, 'employee')
  expectResult(
    await server.call('employee', changeCarEmergency, { orderNo, emergency: { name: '林建国', mobile: '13800138000' } }),
  )
  const tempOrderNo = await saveCarDraft(server, 'employee')
  const request = await carRequest(server, 'employee', tempOrderNo)
  return { orderNo, tempOrderNo, request, to: await placeCalled(server, 'employee', '三里屯') }
}
