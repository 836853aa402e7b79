/** Makes what is kept for a context, such as what is under way for several requests, when it is first asked for. */
export function onceFor<Context extends object, Made>(make: (context: Context) => Made): (context: Context) => Made {
  const kept = new WeakMap<Context, { readonly made: Made }>()
  return context => {
    const known = kept.get(context) ?? { made: make(context) }
    kept.set(context, known)
    return known.made
  }
}
