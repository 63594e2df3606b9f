import { describe, expect, test } from 'vitest'
import { importGtfs } from './import-gtfs'
import { importRailTimetable } from './import-timetable'
import { everyDay } from './timetable'

const heading = 'train\tseq\tstation\tarrive\tdepart\tday\tkm'
const file = (...rows: string[]): string => [heading, ...rows.map((row) => row.replaceAll(' ', '\t'))].join('\n')
const km = (text: string, no: string): number[] =>
  importRailTimetable(text)
    .trains.find((train) => train.no === no)!
    .stops.map((stop) => stop.km)

describe('a tab-separated timetable', () => {
  test('trains with their stops; times run on after midnight', () => {
    const { trains, report } = importRailTimetable(
      file('Z19 1 北京西 _ 20:40 1 0', 'Z19 2 郑州 02:10 02:16 2 689', 'Z19 3 XAY 08:31 _ 2 1200').replaceAll('_', ''),
    )
    expect(trains).toEqual([
      {
        no: 'Z19',
        changes: [],
        days: everyDay,
        composition: 'directSleeper',
        stops: [
          { station: 'BXP', arrive: 1240, depart: 1240, km: 0 },
          { station: 'ZZF', arrive: 1570, depart: 1576, km: 689 },
          { station: 'XAY', arrive: 1951, depart: 1951, km: 1200 },
        ],
      },
    ])
    expect(report).toEqual({ trains: 1, stops: 3, unknownStops: 0, droppedTrains: 0, estimatedKm: 0 })
  })

  test('stations that are not in the table are left out and counted, and a train of which nothing is left', () => {
    const { trains, report } = importRailTimetable(
      file(
        'G1 1 北京南 08:00 08:00 1 0',
        'G1 2 无此站 09:00 09:02 1 200',
        'G1 3 南京南 11:00 11:00 1 1023',
        'K1 1 无此站 10:00 10:00 1 0',
        'K1 2 北京 11:00 11:00 1 60',
      ),
    )
    expect(trains.map(({ no, stops }) => [no, stops.length])).toEqual([['G1', 2]])
    expect(report).toMatchObject({ trains: 2, stops: 5, unknownStops: 2, droppedTrains: 1 })
  })

  test('km that do not rise are put together from other trains, else from the time', () => {
    const sound = ['G1 1 北京南 08:00 08:00 1 0', 'G1 2 济南西 09:30 09:32 1 406', 'G1 3 南京南 11:30 11:30 1 1023']
    const faulty = [
      'G3 1 北京南 09:00 09:00 1 0',
      'G3 2 济南西 10:30 10:32 1 -1',
      'G3 3 南京南 12:30 12:40 1 300',
      'G3 4 苏州北 13:40 13:40 1 200',
    ]
    expect(importRailTimetable(file(...sound, ...faulty)).report.estimatedKm).toBe(1)
    expect(km(file(...sound, ...faulty), 'G3')).toEqual([0, 406, 1023, 1257])
    expect(km(file(...sound), 'G1')).toEqual([0, 406, 1023])
  })

  test('all faults are told with their lines', () => {
    const faulty = file(
      'QQ1 1 北京南 08:00 08:00 1 0',
      'G1 1 北京南 8:00 _ 1 0',
      'G1 2 济南西 _ _ 1 406',
      'G1 3 南京南 11:00 11:00 1 far',
      'G1 4',
    )
    expect(() => importRailTimetable(faulty.replaceAll('_', ''))).toThrow(
      [
        'line 2: "QQ1" is not a train number such as G101',
        'line 3: "8:00" is not a time such as 08:05',
        'line 4: "" is not a time such as 08:05',
        'line 5: "far" is not a number of kilometres',
        'line 6: 7 columns are needed, here are 2',
      ].join('\n'),
    )
    expect(() => importRailTimetable('train\tstation')).toThrow('line 1: the columns are train, seq, station')
  })
})

describe('a GTFS timetable', () => {
  const files = {
    stops: '\uFEFFstop_id,stop_name,stop_code\n1,"北京南站",\n2,"Jinan, West",JGK\n3,南京南,\n',
    routes: 'route_id,route_short_name\nr,G5\n',
    trips: 'route_id,service_id,trip_id,trip_short_name\nr,weekend,t1,G1\nr,,t2,\n',
    stopTimes: [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled',
      't1,24:30:00,24:30:00,3,3,1023',
      't1,21:00:00,21:00:00,1,1,0',
      't1,22:30:00,22:32:00,2,2,406',
      't2,08:00:00,08:00:00,1,1,',
      't2,11:30:00,11:30:00,3,2,',
    ].join('\n'),
    calendar: 'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday\nweekend,0,0,0,0,0,1,1\n',
  }
  test('stops in sequence, numbers of trip or route, week days, names in quotation marks', () => {
    const { trains, report } = importGtfs(files)
    expect(trains.map(({ no, days }) => [no, days])).toEqual([
      ['G1', 0b110_0000],
      ['G5', everyDay],
    ])
    expect(trains[0]!.stops).toEqual([
      { station: 'VNP', arrive: 1260, depart: 1260, km: 0 },
      { station: 'JGK', arrive: 1350, depart: 1352, km: 406 },
      { station: 'NKH', arrive: 1470, depart: 1470, km: 1023 },
    ])
    expect(report).toMatchObject({ trains: 2, stops: 5, estimatedKm: 1 })
  })
  test('faults are told with the lines of the stop times', () => {
    const stopTimes = `${files.stopTimes}\nt9,08:00:00,08:00:00,1,1,\nt1,08:00:00,08:00:00,9,1,\nt1,8,8,1,1,`
    expect(() => importGtfs({ ...files, stopTimes })).toThrow(
      'line 7: trip "t9" is unknown\nline 8: stop "9" is unknown\nline 9: "8" and "8" are not times such as 08:05:00',
    )
  })
})
