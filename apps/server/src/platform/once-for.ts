/** Creates a value per context on first use, such as state shared by requests. */
export function onceFor<Context extends object, Made>(make: (context: Context) => Made): (context: Context) => Made {
  const kept = new WeakMap<Context, { readonly made: Made }>()
  return context => {
    const known = kept.get(context) ?? { made: make(context) }
    kept.set(context, known)
    return known.made
  }
}
