/** Metres in a minute on foot, and by car in a city with its detours and lights; minutes until a car has come. */
const walking = 75
const driving = 400
const waitingForCar = 5
const walkable = 1200

/** Minutes from a place to a hotel in a straight line of so many metres: on foot when it is near, else by car. */
export const travelMinutes = (metres: number): number =>
  metres <= walkable ? Math.ceil(metres / walking) : waitingForCar + Math.ceil((metres * 1.3) / driving)
