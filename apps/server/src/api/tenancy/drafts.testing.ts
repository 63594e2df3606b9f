import { draft, own, type Row } from './row.testing'

const frame = { employeeId: '1-employee', travelType: 1 as const, bookType: 0 as const }

/** Searches of every product on their way to a list. The other company's person saves searches of their own. */
export const draftRows: Record<string, Row> = {
  'POST FlightIntl/SaveFlightOrderTempIntlV2': own({
    ...frame,
    searchParams: {
      segmentType: 0,
      departAirportCode: 'SHA',
      departCityName: '上海',
      arriveAirportCode: 'TYO',
      arriveCityName: '东京',
      departDate: '2026-12-11',
    },
  }),
  'POST Hotel/SaveHotelOrderTemp': own({
    ...frame,
    searchParams: {
      cityId: 224,
      cityName: '北京',
      checkInDate: '2026-12-11',
      checkOutDate: '2026-12-12',
      hotelType: 2,
      isInternational: false,
    },
  }),
  'POST TrainTicket/SaveTrainTicketOrderTemp': own({
    ...frame,
    searchParams: {
      segmentType: 0,
      departStation: '上海虹桥',
      departStationCode: 'AOH',
      arriveStation: '北京南',
      arriveStationCode: 'VNP',
      searchFastTrainOnly: false,
      departDate: '2026-12-01',
    },
  }),
  // The other company has no cars.
  'POST Car/SaveCarOrderTemp': {
    ...own({
      ...frame,
      searchParams: {
        rideType: 'now',
        cityId: 224,
        from: { placeId: 'p:224-airport-beijing-capital-international-airport', name: '北京首都国际机场' },
        to: { placeId: 'a:224:三里屯', name: '三里屯' },
        departDate: '2026-12-01',
        departTime: '09:00',
      },
    }),
    stranger: 'bookingNotOpen',
    colleague: 'own',
  },
  'POST VisaResource/SaveVisaOrderTemp': own({
    ...frame,
    searchParams: { visaType: 0, countryId: 2926, countryName: '新加坡', departDate: '2026-12-01' },
  }),
  'GET Order/GetOrderTemp': draft(),
  'POST Order/SaveOrderTempTravellers': draft(() => ({ employeeIds: ['1-employee'] })),
}
