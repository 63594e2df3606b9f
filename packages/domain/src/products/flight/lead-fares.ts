interface JudgedFare {
  cabin: string
  ticketPrice: number
  verdict: string
}

/** What a list shows of a flight before it is opened: of each cabin the cheapest fare and the cheapest within policy. Order is kept. */
export function leadFares<Fare extends JudgedFare>(fares: readonly Fare[]): Fare[] {
  const leading = new Map<string, Fare>()
  for (const fare of fares) {
    lead(leading, fare.cabin, fare)
    if (fare.verdict === 'within') lead(leading, `${fare.cabin} within`, fare)
  }
  const chosen = new Set(leading.values())
  return fares.filter((fare) => chosen.has(fare))
}

function lead<Fare extends JudgedFare>(leading: Map<string, Fare>, key: string, fare: Fare): void {
  const present = leading.get(key)
  if (!present || fare.ticketPrice < present.ticketPrice) leading.set(key, fare)
}
