/** Metres in a minute on foot, and by car in a city with its lights; minutes until a car has come. */
const walking = 75
const driving = 400
const waitingForCar = 5
/** Streets are longer than the straight line. */
const detour = 1.3

/** Minutes from a place to a hotel that lies so many metres away in a straight line: on foot, or by car where that is quicker. */
export const travelMinutes = (metres: number): number =>
  Math.ceil(Math.min((metres * detour) / walking, waitingForCar + (metres * detour) / driving))
