/** What people come to. */
export const isGathering =
  /^(?:days?|evenings?|mornings?|nights?|afternoons?|class|classes|courses?|workshops?|concerts?|tours?|walks?|fairs?|fayre|markets?|festivals?|talks?|part(?:y|ies)|tastings?|swap|sale|shows?|exhibition|camps?|retreats?|sessions?|quiz|supper|breakfasts?|lunch|dinner|picnic|races?|match|conference|webinars?|meetings?|screenings?|readings?|performances?|plays?|gigs?|ceilidh|house|lessons?|demo|week|weekend|seminars?|meetup|brunch|rides?|hikes?|swims?|auction|ball|parade|opening|tournament|hackathon|clinic|rehearsals?|lectures?)$/i;
