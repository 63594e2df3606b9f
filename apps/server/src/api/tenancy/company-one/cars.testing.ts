import { carRequest, orderCar, placeCalled, saveCarDraft } from '../../../testing/cars'
import type { TestServer } from '../../../testing/server'

/** A search, and a ride that looks for a driver. */
export async function carsOfOne(server: TestServer) {
  const orderNo = await orderCar(server, 'employee')
  const tempOrderNo = await saveCarDraft(server, 'employee')
  const request = await carRequest(server, 'employee', tempOrderNo)
  return { orderNo, tempOrderNo, request, to: await placeCalled(server, 'employee', '三里屯') }
}
