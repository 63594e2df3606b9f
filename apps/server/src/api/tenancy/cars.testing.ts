import type { Numbers } from './company-one/company-one.testing'
import { draft, ofOrder, own, type Row } from './row.testing'

const search = (request: (car: Numbers['car']) => object = () => ({})): Row =>
  draft(({ car }) => ({ tempOrderNo: car.tempOrderNo, ...request(car) }))
const order = (request: (car: Numbers['car']) => object, more: Pick<Row, 'ownerReads'> = {}): Row =>
  ofOrder(({ car }) => ({ orderNo: car.orderNo, ...request(car) }), more)

/** Cars: searches, orders, and what is done about a ride. */
export const carRows: Record<string, Row> = {
  'GET Car/GetCarPlaces': own({ cityId: 224 }),
  'POST Car/GetCarsAlong': ofOrder(({ orderNo }) => ({ orderNos: [orderNo] })),
  'GET Car/GetCarOrderTemp': search(),
  'POST Car/CarSearch': search(),
  'GET Car/GetCarBookInfo': search(() => ({ carClass: 'economy' })),
  'POST Car/CheckPassengers': search(({ request }) => ({ car: request.car, employeeIds: ['1-employee'] })),
  'POST Car/CreateOrder': search(({ request }) => request),
  'GET Car/GetCarOrderDetail': ofOrder(({ car }) => ({ orderId: car.orderNo })),
  'GET Car/GetDeskRides': { request: () => ({ enterpriseId: 1 }), stranger: 'forbidden', owner: 'agent@agency.example' },
  'POST Car/ReadSharedRide': { request: () => ({ token: `1.C1.${'0'.repeat(64)}` }), stranger: 'sharedRideOver' },
  // The ride is still looking for a driver.
  'POST Car/ChangeDestination': order(({ to }) => ({ to }), { ownerReads: 'carRideMoved' }),
  'POST Car/ConfirmFare': order(() => ({ amount: 1 }), { ownerReads: 'carFareMoved' }),
  'POST Car/DisputeFare': order(() => ({ parts: ['distance'], reason: '绕路' }), { ownerReads: 'carFareMoved' }),
  'POST Car/ChangeEmergency': order(() => ({ emergency: { name: '林建国', mobile: '13800138000' } })),
  'POST Car/RevealEmergency': {
    request: ({ car }) => ({ enterpriseId: 1, orderNo: car.orderNo }),
    stranger: 'forbidden',
    owner: 'agent@agency.example',
  },
  'POST Car/RevokeShare': order(() => ({})),
  'POST Car/CancelRide': order(() => ({ feeAtMost: 0 })),
}
