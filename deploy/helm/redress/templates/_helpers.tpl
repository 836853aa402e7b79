{{- define "redress.name" -}}
{{- if contains "redress" .Release.Name }}{{ .Release.Name | trunc 50 | trimSuffix "-" }}{{ else }}{{ printf "%s-redress" .Release.Name | trunc 50 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "redress.selector" -}}
app.kubernetes.io/name: redress
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "redress.labels" -}}
{{ include "redress.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* A pod of one role: (dict "root" $ "role" "api" "resources" …, "probed" true) */}}
{{- define "redress.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
terminationGracePeriodSeconds: {{ add .root.Values.settings.DRAIN_SECONDS .root.Values.preStopSeconds 15 }}
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile:
    type: RuntimeDefault
containers:
  - name: {{ .role }}
    image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    args: ["--role", {{ .role | quote }}]
    envFrom:
      - secretRef:
          name: {{ .root.Values.existingSecret }}
    env:
      {{- range $name, $value := .root.Values.settings }}
      - name: {{ $name }}
        value: {{ $value | toString | quote }}
      {{- end }}
      {{- if .root.Values.metrics.enabled }}
      - name: METRICS_PORT
        value: "9464"
      - name: METRICS_HOST
        value: "0.0.0.0"
      {{- end }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities:
        drop: ["ALL"]
    resources: {{ toYaml .resources | nindent 6 }}
    {{- if .probed }}
    ports:
      - name: http
        containerPort: 3000
      {{- if .root.Values.metrics.enabled }}
      - name: metrics
        containerPort: 9464
      {{- end }}
    {{- /* Without the job before, the first process of a version migrates: 10 minutes until it has to listen. */}}
    startupProbe:
      httpGet:
        path: /livez
        port: http
      periodSeconds: 5
      failureThreshold: 120
    livenessProbe:
      httpGet:
        path: /livez
        port: http
      periodSeconds: 10
      timeoutSeconds: 5
      failureThreshold: 6
    readinessProbe:
      httpGet:
        path: /readyz
        port: http
      periodSeconds: 5
      timeoutSeconds: 3
      failureThreshold: 2
    lifecycle:
      preStop:
        exec:
          command: ["sleep", {{ .root.Values.preStopSeconds | quote }}]
    {{- end }}
    volumeMounts:
      - name: temporary
        mountPath: /tmp
      - name: data
        mountPath: /data
volumes:
  - name: temporary
    emptyDir:
      sizeLimit: 2Gi
  - name: data
    emptyDir:
      sizeLimit: 100Mi
{{- end }}
